import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Day, freeText, Id, Instant, line } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { CompanyRef } from '../../hiring/recruitments/schemas.ts';
import {
  entranceTypes,
  interviewBounds,
  interviewNotices,
  interviewRoles,
  interviewScheduleTypes,
  interviewStates,
  INTERVIEW_TIME,
} from './enums.ts';
import { interviewTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Stamp = z.string().max(40);
/** The id of a connection, as the server gave it. */
export const SocketId = z.string().max(64);

/** Somebody who is in the room now. */
export const Participant = z.object({
  _id: RowId,
  name: z.string().max(bounds.name),
  /** Masked; empty for a guest. */
  username: z.string().max(bounds.username),
  socketId: SocketId,
  audio: z.boolean(),
  video: z.boolean(),
  isHost: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

const Entrance = z.object({
  type: z.enum(entranceTypes),
  /** Nobody but hosts enters; the message says why. */
  disabled: z.boolean(),
  /** The message is shown before entering, unless it is `disabled`. */
  meta: z.object({ message: z.string().max(interviewBounds.message).nullable(), disabled: z.boolean() }),
});

const Schedule = z.object({
  type: z.enum(interviewScheduleTypes),
  at: Stamp.nullable(),
  date: z.string().max(10).nullable(),
  hour: z.int(),
  minute: z.int(),
  /** How long it takes. */
  minutes: z.int(),
});

/** The settings of the entrance as a company writes them. */
const EntranceDraft = z.object({
  type: z.enum(entranceTypes, c.unknownValue.key).default('INTERVIEWEES'),
  disabled: z.boolean().default(false),
  meta: z
    .object({ message: freeText(interviewBounds.message).default(''), disabled: z.boolean().default(false) })
    .default({ message: '', disabled: false }),
});

/** The time as a company writes it: `at`, or the day with hour and minute in Seoul. */
const ScheduleDraft = z.object({
  type: z.enum(interviewScheduleTypes, c.unknownValue.key).default('INSTANT'),
  at: Instant.nullish(),
  date: Day.nullish(),
  hour: z.int(c.notWhole.key).min(0, c.tooSmall.key).max(23, c.unknownValue.key).default(INTERVIEW_TIME.hour),
  minute: z
    .int(c.notWhole.key)
    .min(0, c.tooSmall.key)
    .max(59, c.unknownValue.key)
    .default(INTERVIEW_TIME.minute),
  minutes: z
    .int(m.minutesUnfit.key)
    .min(interviewBounds.minutes.min, m.minutesUnfit.key)
    .max(interviewBounds.minutes.max, m.minutesUnfit.key)
    .default(60),
});

const Interviewers = z.array(Id).max(interviewBounds.interviewers, m.tooManyInterviewers.key);
const Interviewees = z.array(Id).max(interviewBounds.interviewees, m.tooManyInterviewees.key);

/** An interview as a company writes it. */
export const InterviewDraft = z.object({
  title: line(interviewBounds.title, m.titleRequired.key),
  _interviewers: Interviewers.default([]),
  _interviewees: Interviewees.default([]),
  /** Applicants by their applications, besides those by their accounts. */
  _applications: Interviewees.default([]),
  _recruitment: Id.nullish(),
  entrance: EntranceDraft.default({
    type: 'INTERVIEWEES',
    disabled: false,
    meta: { message: '', disabled: false },
  }),
  schedule: ScheduleDraft.default({ type: 'INSTANT', ...INTERVIEW_TIME, minutes: 60 }),
  /** Whether those who are invited are notified, once the time to undo is over. */
  notice: z.enum(interviewNotices, c.unknownValue.key).default('SEND'),
});

/** Changes of an interview; what is missing stays as it is. */
export const InterviewRevision = z.object({
  title: line(interviewBounds.title, m.titleRequired.key).optional(),
  _interviewers: Interviewers.optional(),
  _interviewees: Interviewees.optional(),
  entrance: EntranceDraft.optional(),
  schedule: ScheduleDraft.optional(),
  notice: z.enum(interviewNotices, c.unknownValue.key).default('SEND'),
});

const facts = {
  title: z.string().max(interviewBounds.title),
  state: z.enum(interviewStates),
  entrance: Entrance,
  schedule: Schedule,
  startedAt: Stamp.nullable(),
  closedAt: Stamp.nullable(),
};

const Interviewee = z.object({
  _id: RowId,
  name: z.string().max(bounds.name),
  _application: RowId.nullable(),
  _recruitment: RowId.nullable(),
});

/** The interview behind a code: what the caller may know before entering. */
export const InterviewEntry = z.object({
  ...facts,
  company: CompanyRef,
  /** From when one can enter; null for one that is open at once. */
  opensAt: Stamp.nullable(),
  role: z.enum(interviewRoles),
  /** Whether a host has approved the caller's own request, so that they join without asking again. */
  isApproved: z.boolean(),
  /** The caller's name in the room; empty for a guest who is not approved yet, because they give one. */
  name: z.string().max(bounds.name),
  /** The names of the interviewers; for those who are invited only. */
  interviewers: z.array(z.string().max(bounds.name)).max(interviewBounds.interviewers + 1),
  /** For hosts only. */
  interviewees: z.array(Interviewee).max(interviewBounds.interviewees),
});
export type InterviewEntry = z.infer<typeof InterviewEntry>;

/** An interview as its company sees it. */
export const CompanyInterview = z.object({
  ...facts,
  _id: RowId,
  code: z.string().max(interviewBounds.code),
  _company: RowId,
  _interviewers: z.array(RowId).max(interviewBounds.interviewers),
  _interviewees: z.array(RowId).max(interviewBounds.interviewees),
  _participants: z.array(Participant).max(interviewBounds.places),
  interviewers: z
    .array(z.object({ _id: RowId, name: z.string().max(bounds.name) }))
    .max(interviewBounds.interviewers),
  interviewees: z.array(Interviewee).max(interviewBounds.interviewees),
  _recruitment: RowId.nullable(),
  recruitment: z.object({ _id: RowId, subject: z.string().max(bounds.subject) }).nullable(),
  createdAt: Stamp,
});
export type CompanyInterview = z.infer<typeof CompanyInterview>;

/** An interview as a person sees it who is invited. */
export const OwnInterview = z.object({
  ...facts,
  _id: RowId,
  code: z.string().max(interviewBounds.code),
  company: CompanyRef,
  recruitment: z.object({ _id: RowId, subject: z.string().max(bounds.subject) }).nullable(),
  role: z.enum(interviewRoles),
  opensAt: Stamp.nullable(),
  invitedAt: Stamp,
});
export type OwnInterview = z.infer<typeof OwnInterview>;

/** An applicant who can be invited. */
export const Candidate = z.object({
  _id: RowId,
  name: z.string().max(bounds.name),
  _application: RowId,
  _recruitment: RowId,
  subject: z.string().max(bounds.subject),
});
export type Candidate = z.infer<typeof Candidate>;

/** How to reach the relay; without addresses where none is configured. */
export const RelayCredentials = z.object({
  urls: z.array(z.string().max(300)).max(10),
  username: z.string().max(100),
  password: z.string().max(100),
});
export type RelayCredentials = z.infer<typeof RelayCredentials>;

/** The same with their lifetime, by which a browser asks for new ones in time. */
export const LastingCredentials = RelayCredentials.extend({ seconds: z.int() });
export type LastingCredentials = z.infer<typeof LastingCredentials>;
