import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { applyStepOf } from '#features/hiring/applications/form/steps.ts';
import { lastHours, nearDayText, seoulDay, millisOf, momentText, type Moment } from '#lib/format/dates.ts';
import { copy } from './copy.ts';
import type { NextAppointment } from './next-appointment.ts';

const texts = copy.steps;
const DAY_MILLISECONDS = 86_400_000;
const RECENT_DAYS = 30;

/** The position of an application among the five stages of the track; nothing for a revoked one. */
interface Track {
  stages: readonly string[];
  position: number;
  result?: 'passed' | 'failed';
}

const positions = { APPLIED: 2, VIEWED: 2, REVIEWING: 3, MEETING: 4, ACCEPTED: 5, CLOSED: 5 } as const;

const endingWith = (result: string): string[] => [...copy.stages.slice(0, -1), result];

/** The track of one application: 작성 · 접수 · 검토 · 면접 · 결과. */
export function trackOf({ status, progress, recruitment }: OwnApplicationRow): Track | undefined {
  if (status === 'ON_WRITING') return { stages: copy.stages, position: 1 };
  if (!progress) return undefined;
  const position = positions[progress];
  if (progress === 'ACCEPTED') return { stages: endingWith(copy.passed), position, result: 'passed' };
  if (progress !== 'CLOSED') return { stages: copy.stages, position };
  const end = recruitment.state === 'CANCELED' ? copy.ended : copy.failed;
  return { stages: endingWith(end), position, result: 'failed' };
}

/** The next step, in a colour for its meaning. */
interface NextStep {
  tone: 'urgent' | 'todo' | 'meeting' | 'good' | 'waiting' | 'plain';
  title: string;
  note: string;
}

/** Days since a moment, where the day itself is 1일째. */
function dayCount(since: Moment, now: Moment): number {
  const start = (moment: Moment) => millisOf(seoulDay(moment));
  return Math.round((start(now) - start(since)) / DAY_MILLISECONDS) + 1;
}

const on = (write: (day: string) => string, moment: string | null): string =>
  moment ? write(nearDayText(moment)) : '';

function draftStep({ recruitment, unansweredCount }: OwnApplicationRow, now: Moment): NextStep {
  if (!recruitment.isOpen) return { tone: 'plain', title: texts.late, note: '' };
  const { endsAt, isOpenHiring } = recruitment.application;
  const deadline = isOpenHiring || !endsAt ? texts.alwaysOpen : texts.closesOn(momentText(endsAt));
  const left = unansweredCount > 0 ? texts.questionsLeft(unansweredCount) : texts.ready;
  const hours = isOpenHiring ? undefined : lastHours(endsAt, now);
  if (hours !== undefined)
    return { tone: 'urgent', title: texts.lastHours(hours), note: `${deadline} · ${left}` };
  return { tone: 'todo', title: texts.draft, note: `${deadline} · ${left}` };
}

function closedStep({ recruitment, progressAt }: OwnApplicationRow): NextStep {
  const title = recruitment.state === 'CANCELED' ? texts.canceled : texts.closed;
  return { tone: 'plain', title, note: on(texts.resultOn, progressAt.closed) };
}

function ongoingStep(
  { progress, progressAt }: OwnApplicationRow,
  now: Moment,
  appointment: NextAppointment | undefined,
): NextStep {
  if (appointment) {
    const { title, note, action } = appointment;
    return { tone: action ? 'todo' : 'meeting', title, note };
  }
  const opened = on(texts.openedOn, progressAt.viewed);
  if (progress === 'MEETING') return { tone: 'meeting', title: texts.meeting, note: texts.meetingNote };
  if (progress === 'REVIEWING') {
    const title = texts.reviewing(dayCount(progressAt.reviewing ?? now, now));
    return { tone: 'waiting', title, note: opened };
  }
  if (progress === 'VIEWED')
    return { tone: 'waiting', title: texts.viewed, note: on((day) => day, progressAt.viewed) };
  return { tone: 'plain', title: texts.sent, note: texts.unread };
}

/** Whether an application has been sent and is not decided. */
export const isOngoing = ({ status, progress }: OwnApplicationRow): boolean =>
  status !== 'ON_WRITING' && status !== 'IS_REVOKED' && progress !== 'ACCEPTED' && progress !== 'CLOSED';

/** The sentence beside the track; of an ongoing application its next appointment, where there is one. */
export function nextStepOf(
  row: OwnApplicationRow,
  now: Moment = Date.now(),
  appointment?: NextAppointment,
): NextStep {
  if (row.status === 'ON_WRITING') return draftStep(row, now);
  if (row.status === 'IS_REVOKED')
    return { tone: 'plain', title: texts.revoked, note: on(texts.revokedOn, row.revokedAt) };
  if (row.progress === 'ACCEPTED')
    return { tone: 'good', title: texts.accepted, note: on(texts.resultOn, row.progressAt.accepted) };
  return row.progress === 'CLOSED' ? closedStep(row) : ongoingStep(row, now, appointment);
}

/** The address at which a draft continues. */
export const continueAddress = ({ recruitment, writingStep }: OwnApplicationRow): string =>
  `/recruitments/${recruitment._id}?apply=${applyStepOf(writingStep)}`;

export type Order = 'todo' | 'recent' | 'company';

const urgency = { MEETING: 1, REVIEWING: 2, VIEWED: 3, APPLIED: 4, ACCEPTED: 5, CLOSED: 6 } as const;

const urgencyOf = (row: OwnApplicationRow): number =>
  isOpenDraft(row) ? 0 : row.progress ? urgency[row.progress] : 7;

const latest = (row: OwnApplicationRow): string => row.revokedAt ?? row.appliedAt ?? row.updatedAt;

/** The rows in the chosen order; equal ones newest first. */
export function inOrder(rows: readonly OwnApplicationRow[], order: Order): OwnApplicationRow[] {
  const byTime = (a: OwnApplicationRow, b: OwnApplicationRow) => latest(b).localeCompare(latest(a));
  if (order === 'recent') return rows.toSorted(byTime);
  if (order === 'company')
    return rows.toSorted((a, b) => a.company.name.localeCompare(b.company.name) || byTime(a, b));
  return rows.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || byTime(a, b));
}

/** Whether a result is from the last 30 days. */
export function isRecentResult({ progressAt }: OwnApplicationRow, now: Moment = Date.now()): boolean {
  const at = progressAt.accepted ?? progressAt.closed;
  return at !== null && millisOf(now) - millisOf(at) < RECENT_DAYS * DAY_MILLISECONDS;
}
