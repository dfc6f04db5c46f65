import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { interviewPeople, interviews } from '#live/interviews/tables.ts';
import { meetingSlots } from '#live/meetings/tables.ts';
import { appointments } from './tables.ts';

const invited = alias(applications, 'invited_application');

const isMeetingOfAnother = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(meetingSlots)
      .where(
        and(eq(meetingSlots.id, appointments.sourceId), ne(meetingSlots.applicationId, applications.id)),
      ),
  );

/** An interview belongs to the recruitment that it names, else to that of the application which it invites. */
const isInterviewOfAnother = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(interviews)
      .leftJoin(
        interviewPeople,
        and(
          eq(interviewPeople.interviewId, interviews.id),
          eq(interviewPeople.userId, applications.personId),
        ),
      )
      .leftJoin(invited, eq(invited.id, interviewPeople.applicationId))
      .where(
        and(
          eq(interviews.id, appointments.sourceId),
          ne(
            sql`coalesce(${interviews.recruitmentId}, ${invited.recruitmentId})`,
            applications.recruitmentId,
          ),
        ),
      ),
  );

/** Whether an appointment with the person of an application is about another application of theirs. */
export const isAboutAnotherApplication = (db: Db): SQL =>
  sql`(${isMeetingOfAnother(db)} or ${isInterviewOfAnother(db)})`;
