import {
  recruitmentNotificationTexts as texts,
  recruitmentNotificationTitles as titles,
} from '@ieum/contract/hiring/recruitments/notification-texts.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { findNotifiedRecruitment } from './queries.ts';

const ended = notificationsWith(titles, texts)<{ subject: string }>('RECRUITMENT_ENDED', {
  delivery: 'DEADLINE',
});

export const recruitmentNotifications = [ended];

/** A recruitment has ended automatically: by its deadline or with the first hire. */
export async function notifyEnded(work: Work, { notify }: Notifier, recruitmentId: string): Promise<void> {
  const found = await findNotifiedRecruitment(work.db, recruitmentId);
  const userId = found?.company.userId;
  if (!userId || found.recruitment.state !== 'FINISHED') return;
  const { recruitment } = found;
  if (recruitment.closedReason === 'COMPANY') return;
  await notify(work, [
    ended({
      userId,
      params: { subject: recruitment.subject },
      link: `/dashboard/recruitments/${recruitment.id}/applications`,
      key: `RECRUITMENT_ENDED ${recruitment.id} ${recruitment.closedAt?.getTime()}`,
      aboutUserId: null,
    }),
  ]);
}
