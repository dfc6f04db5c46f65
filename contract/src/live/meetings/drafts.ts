import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeLine, Id, Instant, line } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { TextingMessage } from '../textings/message.ts';
import { invitationNotices, meetingBounds } from './enums.ts';
import { meetingTexts as m } from './texts.ts';

const isPeriod = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(startsAt) < Date.parse(endsAt);

/** The period in which applicants pick a time. */
const Period = z
  .object({ startsAt: Instant, endsAt: Instant })
  .refine(isPeriod, { path: ['endsAt'], error: m.endBeforeStart.key });

const Times = z
  .array(Instant)
  .max(meetingBounds.times, m.tooManyTimes.key)
  .refine((times) => new Set(times.map((time) => Date.parse(time))).size === times.length, m.timeTwice.key);

const { min, max } = meetingBounds.minutes;

/** A meeting as a company writes it. */
export const MeetingDraft = z.object({
  _recruitment: Id,
  _applications: z.array(Id).max(meetingBounds.applicants, m.tooManyApplicants.key).default([]),
  title: line(meetingBounds.title, m.titleRequired.key),
  matching: Period,
  schedulesAvailable: Times.default([]),
  /** How long each meeting takes. */
  minutes: z.int(m.minutesUnfit.key).min(min, m.minutesUnfit.key).max(max, m.minutesUnfit.key).default(30),
  /** Where it takes place, for those who are invited. */
  place: freeLine(bounds.address).default(''),
  /** Whether the invited applicants are notified, once the time to undo is over. */
  notice: z.enum(invitationNotices, c.unknownValue.key).default('SEND'),
  /** A text message to the invited applicants, in which `{link}` is the link of the meeting. */
  texting: z.object({ message: TextingMessage }).optional(),
});

/** Changes of a meeting; what is missing stays as it is. */
export const MeetingRevision = z.object({
  _recruitment: Id.optional(),
  _applications: z.array(Id).max(meetingBounds.applicants, m.tooManyApplicants.key).optional(),
  title: line(meetingBounds.title, m.titleRequired.key).optional(),
  matching: Period.optional(),
  schedulesAvailable: Times.optional(),
  minutes: z.int(m.minutesUnfit.key).min(min, m.minutesUnfit.key).max(max, m.minutesUnfit.key).optional(),
  place: freeLine(bounds.address).optional(),
  /** Whether applicants are notified: new ones of the meeting, those with a time of another place. */
  notice: z.enum(invitationNotices, c.unknownValue.key).default('SEND'),
  /** `MATCHING_COMPLETE` ends the picking, `MEETINGS_COMPLETE` the whole meeting. */
  state: z.enum(['MATCHING_COMPLETE', 'MEETINGS_COMPLETE'], c.unknownValue.key).optional(),
});
