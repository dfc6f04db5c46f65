import { asc, eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedInterviewTexts as m } from '@ieum/contract/live/interviews/collected-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { rowsById, rowsOf, type Collection } from '#kit/data-collection.ts';
import {
  interviewMemos,
  interviewParticipants,
  interviewPeople,
  interviews,
  interviewSeekers,
} from './tables.ts';

/** The invitations, requests and memos of a person, and the interviews of a company. */
export const interviewsCollection: Collection = {
  sections: [
    {
      name: 'interview-invitations',
      title: m.invitations,
      tables: ['interview_people'],
      fields: { title: c.subject, companyName: c.companyName, startsAt: m.startsAt, invitedAt: m.invitedAt },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              title: interviews.title,
              companyName: companies.name,
              role: interviewPeople.role,
              state: interviews.state,
              startsAt: interviews.startsAt,
              invitedAt: interviewPeople.invitedAt,
              notifiedAt: interviewPeople.notifiedAt,
              calledAt: interviewPeople.calledAt,
              doneAt: interviewPeople.doneAt,
            })
            .from(interviewPeople)
            .innerJoin(interviews, eq(interviews.id, interviewPeople.interviewId))
            .innerJoin(companies, eq(companies.id, interviews.companyId))
            .where(eq(interviewPeople.userId, userId))
            .orderBy(asc(interviewPeople.invitedAt)),
        ),
    },
    {
      name: 'interview-requests',
      title: m.requests,
      tables: ['interview_seekers'],
      fields: { title: c.subject, soughtAt: m.soughtAt },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              title: interviews.title,
              name: interviewSeekers.name,
              state: interviewSeekers.state,
              soughtAt: interviewSeekers.soughtAt,
              answeredAt: interviewSeekers.answeredAt,
            })
            .from(interviewSeekers)
            .innerJoin(interviews, eq(interviews.id, interviewSeekers.interviewId))
            .where(eq(interviewSeekers.userId, userId))
            .orderBy(asc(interviewSeekers.soughtAt)),
        ),
    },
    {
      name: 'interview-presence',
      title: m.presence,
      tables: ['interview_participants'],
      fields: { title: c.subject, joinedAt: m.joinedAt },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              title: interviews.title,
              name: interviewParticipants.name,
              joinedAt: interviewParticipants.joinedAt,
            })
            .from(interviewParticipants)
            .innerJoin(interviews, eq(interviews.id, interviewParticipants.interviewId))
            .where(eq(interviewParticipants.userId, userId)),
        ),
    },
    {
      name: 'interview-memos',
      title: m.memos,
      tables: ['interview_memos'],
      fields: { title: c.subject, memo: m.memo },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              title: interviews.title,
              memo: interviewMemos.memo,
              updatedAt: interviewMemos.updatedAt,
            })
            .from(interviewMemos)
            .innerJoin(interviews, eq(interviews.id, interviewMemos.interviewId))
            .where(eq(interviewMemos.userId, userId))
            .orderBy(asc(interviewMemos.updatedAt)),
        ),
    },
    {
      name: 'interviews',
      title: m.created,
      tables: ['interviews'],
      fields: { title: c.subject, createdAt: c.createdAt },
      rows: (work, { companyId }) =>
        companyId === null
          ? rowsOf(Promise.resolve([]))
          : rowsById(work, interviews, eq(interviews.companyId, companyId)),
    },
  ],
};
