import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { lectureMessages } from '../tables.ts';

const select = (db: Db) =>
  db
    .select({ message: lectureMessages, asker: { name: users.name, userType: users.userType } })
    .from(lectureMessages)
    .leftJoin(users, eq(users.id, lectureMessages.userId))
    .$dynamic();
/** A question of the chat with its asker. */
export type FoundQuestion = Awaited<ReturnType<typeof select>>[number];

const inOrder: PageColumn<FoundQuestion>[] = [
  {
    by: sql`${lectureMessages.number}`,
    direction: 1,
    cast: 'integer',
    read: ({ message }) => message.number,
  },
];

/** The condition of being a question that was not deleted. */
export const isQuestion = (lectureId: string): SQL | undefined =>
  and(
    eq(lectureMessages.lectureId, lectureId),
    eq(lectureMessages.isQuestion, true),
    isNull(lectureMessages.removedAt),
  );

interface Filter extends PageRequest {
  isAnswered?: boolean | undefined;
}

/** A page of the questions of a lecture, in the order in which they were asked. */
export async function listQuestions(db: Db, lectureId: string, { isAnswered, ...part }: Filter) {
  const answered = { true: isNotNull(lectureMessages.answer), false: isNull(lectureMessages.answer) };
  const where = and(isQuestion(lectureId), isAnswered === undefined ? undefined : answered[`${isAnswered}`]);
  const [page, counted] = await Promise.all([
    readPage(select(db), { where, columns: inOrder, part }),
    countUpToCap(db, sql`select 1 from ${lectureMessages} where ${where}`),
  ]);
  return { ...page, ...counted };
}

export async function findQuestion(
  db: Db,
  lectureId: string,
  id: string,
): Promise<FoundQuestion | undefined> {
  const [found] = await select(db).where(and(isQuestion(lectureId), eq(lectureMessages.id, id)));
  return found;
}
