import { eq } from 'drizzle-orm';
import {
  moderationNotificationTexts as texts,
  moderationNotificationTitles as titles,
} from '@ieum/contract/hiring/moderation/notification-texts.ts';
import { listAdministratorsWith } from '#account/users/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { blockAnswered, findNotifiedRecruitment } from '#hiring/recruitments/public.ts';
import { notificationsWith, type Notification, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { recruitmentModerated, type Moderated } from './events.ts';

/**
 * An administrator's action with the reason and whom to ask about it; `reason` is empty where none was given.
 */
type Decision = { subject: string; reason: string; contact: string };

const define = notificationsWith(titles, texts);
// Sent on every channel, whatever the company chose, because it affects the company's work.
const blocked = define<Decision>('RECRUITMENT_BLOCKED', { delivery: 'ALWAYS' });
const lifted = define<{ subject: string }>('RECRUITMENT_LIFTED', { delivery: 'EMAIL_ALWAYS' });
const removed = define<Decision>('RECRUITMENT_REMOVED', { delivery: 'ALWAYS' });
const closed = define<Decision>('RECRUITMENT_CLOSED_BY_CONSOLE', { delivery: 'ALWAYS' });
const canceled = define<Decision>('RECRUITMENT_CANCELED_BY_CONSOLE', { delivery: 'ALWAYS' });
const answered = define<{ company: string; subject: string }>('BLOCK_ANSWERED', { delivery: 'OPERATION' });

export const moderationNotifications = [blocked, lifted, removed, closed, canceled, answered];

export const moderationJobs = (notifier: Notifier): Job[] => [
  jobOn(recruitmentModerated, {
    name: 'tell-moderated',
    transaction: 'write',
    run: (work, moderated) => notifyModerated(work, notifier, moderated),
  }),
  jobOn(blockAnswered, {
    name: 'tell-block-answered',
    transaction: 'write',
    run: (work, { id }) => notifyBlockAnswered(work, notifier, id),
  }),
];

const types = { BLOCKED: blocked, REMOVED: removed, FINISHED: closed, CANCELED: canceled } as const;

/** Notifies a company of an administrator's action on its recruitment; institutions have no account. */
async function notifyModerated(work: Work, { notify }: Notifier, moderated: Moderated): Promise<void> {
  const [company] = await work.db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, moderated.companyId));
  if (company?.userId) await notify(work, [notificationOf(company.userId, moderated)]);
}

function notificationOf(userId: string, { id, act, subject, reason, contact, at }: Moderated): Notification {
  const common = { userId, key: `RECRUITMENT_${act} ${id} ${at}`, aboutUserId: null };
  const editAddress = `/dashboard/recruitments?edit=${id}`;
  if (act === 'LIFTED') return lifted({ ...common, params: { subject }, link: editAddress });
  const link = act === 'REMOVED' ? '/dashboard/recruitments' : editAddress;
  return types[act]({ ...common, params: { subject, reason, contact }, link });
}

/** Notifies the administrators who may show it again that a company answered about its hidden recruitment. */
async function notifyBlockAnswered(work: Work, { notify }: Notifier, recruitmentId: string): Promise<void> {
  const found = await findNotifiedRecruitment(work.db, recruitmentId);
  const repliedAt = found?.recruitment.blockRepliedAt;
  if (!found || !repliedAt) return;
  const { recruitment, company } = found;
  const administrators = await listAdministratorsWith(work.db, 'recruitments.write');
  const notifications = administrators.map(({ id }) =>
    answered({
      userId: id,
      params: { company: company.name, subject: recruitment.subject },
      link: `/console/recruitment/${recruitment.id}/statistics`,
      key: `BLOCK_ANSWERED ${recruitment.id} ${repliedAt.getTime()}`,
      aboutUserId: company.userId,
    }),
  );
  await notify(work, notifications);
}
