import { eq } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import type { ConsoleQuestion } from '@ieum/contract/content/questions/console-endpoints.ts';
import {
  questionNotificationTexts as texts,
  questionNotificationTitles as titles,
} from '@ieum/contract/content/questions/notification-texts.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { listAdministratorsWith } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import {
  notificationsWith,
  type Notification,
  type Notifier,
  type Preview,
} from '#foundation/notifications/public.ts';
import type { AdministratorContext, Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { maskEmail, maskPhone } from '#kit/masks.ts';
import { questionAsked } from './events.ts';
import type { AskedQuestion } from './queries.ts';
import { questions, type QuestionRow } from './tables.ts';

const define = notificationsWith(titles, texts);
const samples = {
  subject: {
    ko: '이력서 사진이 올라가지 않아요',
    en: 'I cannot upload a photo for my résumé',
    cn: '简历照片无法上传',
  },
};
// The asker chose the channel for each question.
const answered = define<{ subject: string }>('QUESTION_ANSWERED', { delivery: 'CHOSEN', samples });
const assigned = define<{ subject: string; assigner: string }>('QUESTION_ASSIGNED', {
  delivery: 'OPERATION',
  samples,
});

// The inbox alone: questions are many, and the home of the console lists those that wait.
const asked = define<{ subject: string }>('QUESTION_ASKED', { delivery: 'NEVER' });

export const questionNotifications = [answered, asked, assigned];

const askedKey = (questionId: string) => `QUESTION_ASKED ${questionId}`;

export const questionJobs = (notifier: Notifier): Job[] => [
  jobOn(questionAsked, {
    name: 'notify-question-asked',
    transaction: 'write',
    run: (work, { questionId }) => notifyAsked(work, notifier, questionId),
  }),
];

/** Notifies the administrators who may answer, while the question waits. */
async function notifyAsked(work: Work, { notify }: Notifier, questionId: string): Promise<void> {
  const [row] = await work.db.select().from(questions).where(eq(questions.id, questionId));
  if (row?.state !== 'ANSWER_AWAITING') return;
  const administrators = await listAdministratorsWith(work.db, 'support.write');
  await notify(
    work,
    administrators.map(({ id: userId }) =>
      asked({
        userId,
        params: { subject: row.subject },
        link: `/console/center/questions?id=${row.id}`,
        key: askedKey(row.id),
        aboutUserId: row.userId,
      }),
    ),
  );
}

/** Withdraws the unread notifications of a question that waits no longer. */
export const withdrawAsked = (work: Work, { withdraw }: Notifier, questionId: string): Promise<void> =>
  withdraw(work, [askedKey(questionId)]);

const answeredOf = ({ id, userId, subject, noticeBy }: QuestionRow): Notification =>
  answered({
    userId,
    params: { subject },
    link: `/dashboard/queries/${id}`,
    key: `QUESTION_ANSWERED ${id}`,
    aboutUserId: null,
    channel: noticeBy === 'NONE' ? null : noticeBy,
  });

/** Notifies the asker of the answer, once for each question. */
export const notifyAnswered = (work: Work, { notify }: Notifier, row: QuestionRow): Promise<void> =>
  notify(work, [answeredOf(row)]);

/** Notifies an administrator of a question that another one assigned. */
export async function notifyAssigned(
  ctx: AdministratorContext,
  { notify }: Notifier,
  { id, userId, subject, assigneeId, version }: QuestionRow,
): Promise<void> {
  if (assigneeId === null) return;
  const { name, username } = users;
  const [assigner] = await ctx.db
    .select({ name, username })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  await notify(ctx, [
    assigned({
      userId: assigneeId,
      params: { subject, assigner: assigner?.name || ctx.actor.username },
      link: `/console/center/questions?id=${id}`,
      key: `QUESTION_ASSIGNED ${id} ${version}`,
      aboutUserId: userId,
    }),
  ]);
}

/** Masked; empty where the channel does not reach the account. */
function addressOf(channel: MessageChannel, { phone, email }: AskedQuestion['user']): string {
  if (channel === 'EMAIL') return maskEmail(email);
  return mobileError(phone) ? '' : maskPhone(phone);
}

/** The notification that the first answer to a question sends to its asker, by channel. */
export function previewNotice(
  { question, user }: AskedQuestion,
  preview: Preview,
  now: Date,
): ConsoleQuestion['notice'] {
  const { text, at } = preview(answeredOf(question), user.locale, now);
  if (question.noticeBy === 'NONE') return { channel: null, to: '', text, at };
  return { channel: question.noticeBy, to: addressOf(question.noticeBy, user), text, at };
}
