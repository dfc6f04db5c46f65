import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { applicationNotificationTitles as titles } from '@ieum/contract/hiring/applications/notification-texts.ts';
import { QUIET_HOURS } from '@ieum/contract/common/message-delivery.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { say } from '#lib/format/copy.ts';
import { seoulParts, type Moment } from '#lib/format/dates.ts';
import type { MoveChoice } from './move-calls.ts';
import { noticeCopy as copy } from './notice-copy.ts';
import { stageName } from '../texts.ts';

type NoticeSettings = Pick<OwnRecruitment, 'state' | 'moveNotice'> | undefined;

/** Moves that ask each time whether the applicant is notified. */
export const isDecision = (stage: ApplicationStage): boolean =>
  stage === ApplicationStage.Accepted || stage === ApplicationStage.Eliminated;

/** Whether a notification sent now is delayed until the morning. */
export function isQuiet(now: Moment = Date.now()): boolean {
  const { hour } = seoulParts(now);
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

/**
 * The notification of a move that does not ask; by default nobody is notified, and the first stage has no
 * notification.
 */
export const choiceWithoutAsking = (
  stage: ApplicationStage,
  recruitment: NoticeSettings,
): MoveChoice | undefined =>
  recruitment?.moveNotice === 'SEND' && stage !== ApplicationStage.Applied ? { notice: 'SEND' } : undefined;

/** An elimination is notified only when the recruitment is over. */
const waitsForEnd = (stage: ApplicationStage, recruitment: NoticeSettings): boolean =>
  stage === ApplicationStage.Eliminated && recruitment?.state !== RecruitmentState.Finished;

interface Decision {
  stage: ApplicationStage;
  recruitment: NoticeSettings;
  company: string;
}

/** The effect of the two answers as text: what the applicant receives and sees. */
export function answersTo({ stage, recruitment, company }: Decision): { send: string; none: string } {
  const title = stage === ApplicationStage.Accepted ? titles.APPLICATION_ACCEPTED : titles.APPLICATION_CLOSED;
  const text = say(title, { company });
  if (waitsForEnd(stage, recruitment)) return { send: copy.atEnd(text), none: copy.silentUntilEnd };
  return {
    send: isQuiet() ? copy.atEight(text) : copy.soon(text, UNDO_SECONDS),
    none: copy.silent(stageName(stage)),
  };
}

/** When an applicant is notified of a stage, in a few words. */
export function whenText(stage: ApplicationStage, recruitment: NoticeSettings): string {
  if (waitsForEnd(stage, recruitment)) return copy.toast.atEnd;
  return isQuiet() ? copy.toast.atEight : copy.toast.soon(UNDO_SECONDS);
}

/** The effect of a move, in a few words for its toast. */
export function movedNote(
  stage: ApplicationStage,
  choice: MoveChoice | undefined,
  recruitment: NoticeSettings,
): string {
  if (stage === ApplicationStage.Applied) return '';
  const notice = choice?.notice === 'SEND' ? whenText(stage, recruitment) : copy.toast.nobody;
  return [notice, choice?.closesRecruitment && copy.toast.closes].filter(Boolean).join(', ');
}
