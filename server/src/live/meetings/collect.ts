import { asc, eq, or } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedMeetingTexts as m } from '@ieum/contract/live/meetings/collected-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { rowsById, rowsOf, type Collection } from '#kit/data-collection.ts';
import { meetingInvitations, meetings, meetingSlots } from './tables.ts';

/** The invitations and picked times of a person, and the meetings of a company. */
export const meetingsCollection: Collection = {
  sections: [
    {
      name: 'meeting-invitations',
      title: m.invitations,
      tables: ['meeting_invitations'],
      fields: { title: c.subject, companyName: c.companyName, invitedAt: m.invitedAt },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              title: meetings.title,
              companyName: companies.name,
              invitedAt: meetingInvitations.invitedAt,
            })
            .from(meetingInvitations)
            .innerJoin(meetings, eq(meetings.id, meetingInvitations.meetingId))
            .innerJoin(companies, eq(companies.id, meetings.companyId))
            .where(eq(meetingInvitations.personId, userId))
            .orderBy(asc(meetingInvitations.invitedAt)),
        ),
    },
    {
      name: 'meeting-times',
      title: m.slots,
      tables: ['meeting_slots'],
      fields: { title: c.subject, date: m.date, reason: c.reason },
      rows: ({ db }, { userId, companyId }) =>
        rowsOf(
          db
            .select({
              title: meetings.title,
              date: meetingSlots.date,
              state: meetingSlots.state,
              approvedAt: meetingSlots.approvedAt,
              canceledAt: meetingSlots.canceledAt,
              reason: meetingSlots.reason,
              createdAt: meetingSlots.createdAt,
            })
            .from(meetingSlots)
            .innerJoin(meetings, eq(meetings.id, meetingSlots.meetingId))
            .where(
              or(
                eq(meetingSlots.personId, userId),
                companyId === null ? undefined : eq(meetingSlots.companyId, companyId),
              ),
            )
            .orderBy(asc(meetingSlots.date)),
        ),
    },
    {
      name: 'meetings',
      title: m.proposed,
      tables: ['meetings'],
      fields: { title: c.subject, createdAt: c.createdAt },
      rows: (work, { companyId }) =>
        companyId === null
          ? rowsOf(Promise.resolve([]))
          : rowsById(work, meetings, eq(meetings.companyId, companyId)),
    },
  ],
};
