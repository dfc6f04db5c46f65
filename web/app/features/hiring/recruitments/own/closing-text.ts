import type { Closing } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { applicationNotificationTitles } from '@ieum/contract/hiring/applications/notification-texts.ts';
import { say } from '#lib/format/copy.ts';
import { closingCopy as copy } from './closing-copy.ts';

/**
 * The effects of closing a recruitment, a line each: who can no longer send, who is notified of what, and
 * how to undo it.
 */
export function closingText({ writing, waiting, eliminated, silent }: Closing): string {
  const lines = [
    writing > 0 && copy.writing(writing),
    waiting > 0 && copy.waiting(waiting, say(applicationNotificationTitles.RECRUITMENT_FINISHED)),
    eliminated > 0 && copy.eliminated(eliminated),
    silent > 0 && copy.silent(silent),
  ].filter((line) => line !== false);
  return [copy.stops, ...(lines.length > 0 ? lines : [copy.nobody]), copy.back].join('\n');
}
