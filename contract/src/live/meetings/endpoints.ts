import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import {
  freeLine,
  Id,
  Instant,
  ListHeaders,
  listOf,
  listPart,
  Nothing,
  rowsOf,
} from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { CompanyRef } from '../../hiring/recruitments/schemas.ts';
import { MeetingDraft, MeetingRevision } from './drafts.ts';
import { meetingBounds, meetingProgress, ownMeetingStates, slotCancelers, slotStates } from './enums.ts';
import { companyMeetingPaths, meetingPaths, ownMeetingPaths } from './paths.ts';
import { meetingTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Stamp = z.string().max(40);
/** A time that an applicant picked. */
export const MeetingSlot = z.object({
  _id: RowId,
  _meeting: RowId,
  _company: RowId,
  _recruitment: RowId,
  _application: RowId,
  _applicant: RowId,
  applicant: z.object({ _id: RowId, name: z.string().max(bounds.name) }),
  /** The title of its meeting. */
  title: z.string().max(meetingBounds.title),
  date: Stamp,
  endsAt: Stamp,
  state: z.enum(slotStates),
  approvedAt: Stamp.nullable(),
  canceledAt: Stamp.nullable(),
  canceledBy: z.enum(slotCancelers).nullable(),
  /** Why the company cancelled it. */
  reason: z.string().max(bounds.reason),
  createdAt: Stamp,
});
export type MeetingSlot = z.infer<typeof MeetingSlot>;

const facts = {
  _id: RowId,
  title: z.string().max(meetingBounds.title),
  state: z.enum(meetingProgress),
  matching: z.object({ startsAt: Stamp, endsAt: Stamp }),
  schedulesAvailable: z.array(Stamp).max(meetingBounds.times),
  minutes: z.int(),
};

/** A meeting for everybody who has its link: nothing about applicants. */
export const PublicMeeting = z.object({ ...facts, company: CompanyRef });
export type PublicMeeting = z.infer<typeof PublicMeeting>;

const RecruitmentRef = z.object({ _id: RowId, subject: z.string().max(bounds.subject) });

/** A meeting as its company sees it. */
export const CompanyMeeting = z.object({
  ...facts,
  place: z.string().max(bounds.address),
  _company: RowId,
  _recruitment: RowId,
  recruitment: RecruitmentRef,
  _applications: z.array(RowId).max(meetingBounds.applicants),
  /** The invited applicants with the time of each. */
  applications: z
    .array(
      z.object({
        _id: RowId,
        name: z.string().max(bounds.name),
        /** Whether the application can still lead to a meeting. */
        isOpen: z.boolean(),
        schedule: MeetingSlot.nullable(),
      }),
    )
    .max(meetingBounds.applicants),
  /** How many picked times wait for the company's answer. */
  awaitingCount: z.int(),
  approvedCount: z.int(),
  createdAt: Stamp,
});
export type CompanyMeeting = z.infer<typeof CompanyMeeting>;

/** A meeting as an invited person sees it. */
export const OwnMeeting = z.object({
  ...facts,
  place: z.string().max(bounds.address),
  company: CompanyRef,
  _recruitment: RowId,
  /** `isPublic`: whether its page can be read. */
  recruitment: RecruitmentRef.extend({ isPublic: z.boolean() }),
  _application: RowId,
  /** Whether the person can pick a time now. */
  isOpen: z.boolean(),
  /** The last time that the person picked, also a cancelled one. */
  schedule: MeetingSlot.nullable(),
  invitedAt: Stamp,
});
export type OwnMeeting = z.infer<typeof OwnMeeting>;

const OtherAppointment = z.object({ title: z.string().max(200), startsAt: Stamp, endsAt: Stamp });

/** The same with what the picker needs. */
export const OwnMeetingDetail = OwnMeeting.extend({
  /** Times that other applicants have picked. */
  taken: z.array(Stamp).max(meetingBounds.times),
  /** The person's other appointments during the proposed times. */
  clashes: z.array(OtherAppointment).max(meetingBounds.times),
  /** The times that the person picked elsewhere during the proposed ones and that no company has approved yet. */
  awaiting: z.array(OtherAppointment).max(meetingBounds.times),
});
export type OwnMeetingDetail = z.infer<typeof OwnMeetingDetail>;

const params = z.object({ _meeting: Id });
const ofSlot = z.object({ _meeting: Id, _schedule: Id });
const schedule = z.object({ schedule: MeetingSlot });
const schedules = z.object({ schedules: rowsOf(MeetingSlot) });

export const meetings = endpointsOf('meetings', {
  read: endpoint({
    ...meetingPaths.read,
    summary: 'Read the title, the company and the proposed times of a meeting',
    params,
    response: z.object({ meeting: PublicMeeting }),
  }),
});

const hasOneChange = ({ date, state }: { date?: unknown; state?: unknown }) =>
  (date === undefined) !== (state === undefined);

/** `{ date }`, or `{ dates }` with one of them. */
const Picked = z
  .object({ date: Instant.optional(), dates: z.array(Instant).length(1, m.foreignTime.key).optional() })
  .refine(({ date, dates }) => (date === undefined) !== (dates === undefined), {
    path: ['date'],
    error: c.required.key,
  })
  .transform(({ date, dates }) => ({ date: date ?? dates?.[0] ?? '' }));

export const ownMeetings = endpointsOf('ownMeetings', {
  list: endpoint({
    ...ownMeetingPaths.list,
    summary: 'List the meetings that the caller is invited to, unanswered ones first',
    query: z.object({ ...listPart, state: z.enum(ownMeetingStates, c.unknownValue.key).optional() }),
    headers: ListHeaders,
    response: listOf('meetings', OwnMeeting),
  }),
  read: endpoint({
    ...ownMeetingPaths.read,
    summary: 'Read a meeting that the caller is invited to, with the times that are free',
    params,
    response: z.object({ meeting: OwnMeetingDetail }),
  }),
  schedules: endpoint({
    ...ownMeetingPaths.schedules,
    summary: 'List the times that the caller has picked in a meeting, the last first',
    params,
    response: schedules,
  }),
  pick: endpoint({
    ...ownMeetingPaths.pick,
    summary: 'Pick one of the proposed times',
    params,
    body: Picked,
    response: schedule,
  }),
  change: endpoint({
    ...ownMeetingPaths.change,
    summary: 'Change or cancel a picked time',
    params,
    body: z
      .object({
        _schedule: Id,
        date: Instant.optional(),
        state: z.literal('CANCELED', c.unknownValue.key).optional(),
      })
      .refine(hasOneChange, { path: ['state'], error: m.oneChange.key }),
    response: schedule,
  }),
});

export const companyMeetings = endpointsOf('companyMeetings', {
  list: endpoint({
    ...companyMeetingPaths.list,
    summary: "List the caller's meetings with applicants, those that wait for an answer first",
    query: z.object({ ...listPart, _recruitment: Id.optional() }),
    headers: ListHeaders,
    response: listOf('meetings', CompanyMeeting),
  }),
  create: endpoint({
    ...companyMeetingPaths.create,
    summary: 'Propose times to applicants of one recruitment',
    body: MeetingDraft,
    response: z.object({ meeting: CompanyMeeting }),
  }),
  read: endpoint({
    ...companyMeetingPaths.read,
    summary: 'Read a meeting with its applicants and their times',
    params,
    response: z.object({ meeting: CompanyMeeting }),
  }),
  revise: endpoint({
    ...companyMeetingPaths.revise,
    summary: 'Change a meeting, or close it',
    params,
    body: MeetingRevision,
    response: z.object({ meeting: CompanyMeeting }),
  }),
  remove: endpoint({
    ...companyMeetingPaths.remove,
    summary: 'Delete a meeting without open times',
    params,
    response: Nothing,
  }),
  schedules: endpoint({
    ...companyMeetingPaths.schedules,
    summary: 'List the times that applicants picked in a meeting',
    params,
    response: schedules,
  }),
  decide: endpoint({
    ...companyMeetingPaths.decide,
    summary: 'Approve, move or cancel a picked time; cancelling needs a reason',
    params: ofSlot,
    body: z
      .object({
        date: Instant.optional(),
        state: z.enum(['APPROVED', 'CANCELED'], c.unknownValue.key).optional(),
        reason: freeLine(bounds.reason).default(''),
      })
      .refine(hasOneChange, { path: ['state'], error: m.oneChange.key })
      .refine(({ state, reason }) => state !== 'CANCELED' || reason !== '', {
        path: ['reason'],
        error: m.reasonRequired.key,
      }),
    response: schedule,
  }),
  allSchedules: endpoint({
    ...companyMeetingPaths.allSchedules,
    summary: 'List the picked times of all meetings of the company, the earliest first',
    query: z.object({
      ...listPart,
      state: z.enum(slotStates, c.unknownValue.key).optional(),
      from: Instant.optional(),
      until: Instant.optional(),
    }),
    headers: ListHeaders,
    response: listOf('schedules', MeetingSlot),
  }),
});
