import {
  lectureNotificationTexts as texts,
  lectureNotificationTitles as titles,
} from '@ieum/contract/live/lectures/notification-texts.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import type { LectureRow } from './tables.ts';

const define = notificationsWith(titles, texts);
// Beside the inbox it is sent as the asker chose for what companies do.
const answered = define<{ company: string; title: string }>('LECTURE_ANSWERED', { delivery: 'HIRING' });

export const lectureNotifications = [answered];

const answeredKey = (messageId: string): string => `LECTURE_ANSWERED ${messageId}`;

interface AnsweredQuestion {
  lecture: Pick<LectureRow, 'id' | 'subject'>;
  company: { name: string; userId: string | null };
  messageId: string;
  userId: string;
}

/** Notifies the asker of a question of its answer, once for each question. */
export const notifyAnswered = (
  work: Work,
  { notify }: Notifier,
  { lecture, company, messageId, userId }: AnsweredQuestion,
): Promise<void> =>
  notify(work, [
    answered({
      userId,
      params: { company: company.name, title: lecture.subject },
      link: `/lectures/${lecture.id}`,
      key: answeredKey(messageId),
      aboutUserId: company.userId,
    }),
  ]);

/** Withdraws the unread notification of a question that was deleted with its answer. */
export const withdrawAnswered = (work: Work, { withdraw }: Notifier, messageId: string): Promise<void> =>
  withdraw(work, [answeredKey(messageId)]);
