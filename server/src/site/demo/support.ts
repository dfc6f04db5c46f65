import { eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { insertInquiry } from '#content/inquiries/send.ts';
import { answer as answerInquiry } from '#content/inquiries/answer.ts';
import { answer } from '#content/questions/answer.ts';
import { ask, rate } from '#content/questions/ask.ts';
import { questionPhrases } from '#content/questions/tables.ts';
import { createNotifier } from '#foundation/notifications/notifier.ts';
import type { FindDefinition, Notifier } from '#foundation/notifications/public.ts';
import type { Administrator, Db } from '#kit/context.ts';
import { asPerson, at, contextAt } from './demo-context.ts';
import {
  demoInquiries,
  demoPhrases,
  demoQuestions,
  type DemoInquiry,
  type DemoQuestion,
} from './support.data.ts';

interface SupportInput {
  publicUrl: string;
  findDefinition: FindDefinition;
  members: readonly { username: string; userId: string }[];
  now: Date;
}

interface AnswerContext {
  db: Db;
  now: Date;
  admin: Administrator;
  notifier: Notifier;
}

/** Questions of members in both states, saved phrases, and inquiries of companies without an account. */
export async function seedSupport(
  db: Db,
  { publicUrl, findDefinition, members, now }: SupportInput,
): Promise<void> {
  const [row] = await db.select().from(users).where(eq(users.username, 'admin'));
  if (!row) return;
  const { id: userId, username } = row;
  const admin: Administrator = {
    userId,
    username,
    sessionId: '',
    userType: null,
    isConsole: true,
    role: 'OWNER',
  };
  const refreshUnread = async () => undefined;
  const notifier = createNotifier({ publicUrl, findDefinition, refreshUnread, quietUntil: () => undefined });
  const desk = { db, now, admin, notifier };
  await db.insert(questionPhrases).values(demoPhrases.map((phrase) => ({ ...phrase, createdAt: now })));
  for (const question of demoQuestions) {
    const asker = members.find((one) => one.username === question.username);
    if (asker) await seedQuestion(desk, question, asker.userId);
  }
  for (const inquiry of demoInquiries) await seedInquiry(desk, inquiry);
}

async function seedQuestion(
  { db, now, admin, notifier }: AnswerContext,
  question: DemoQuestion,
  userId: string,
) {
  const { username, asked, answered, ...draft } = question;
  const asker = asPerson(userId, username);
  const before = await ask(contextAt(db, asker, at(now, 0, -asked)), draft);
  if (!answered) return;
  const { hours, reply, score, comment = '' } = answered;
  const row = await answer(contextAt(db, admin, at(now, 0, -hours)), notifier, { before, reply });
  if (score !== undefined) await rate(contextAt(db, asker, at(now, 0, 1 - hours)), row, { score, comment });
}

async function seedInquiry({ db, now, admin }: AnswerContext, { sent, answered, ...written }: DemoInquiry) {
  const hoursAgo = (hours: number) => contextAt(db, admin, at(now, 0, -hours));
  const before = await insertInquiry(hoursAgo(sent), { ...written, agreed: true }, null);
  if (!answered) return;
  const { hours, reply } = answered;
  await answerInquiry(hoursAgo(hours), { before, reply, channel: 'EMAIL', notBefore: undefined });
}
