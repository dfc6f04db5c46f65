import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#kit/db/text-pattern.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { InquiryState, QuestionCategory } from '@ieum/contract/content/questions/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  afterRow,
  byCreationOf,
  countUpToCap,
  creationOrder,
  orderBy,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { questions, type QuestionRow } from './tables.ts';

interface OwnFilter extends PageRequest {
  state?: readonly InquiryState[] | undefined;
}

/** A page of a member's questions, the newest first unless the `sort` header says otherwise. */
export async function listOwn(
  db: Db,
  userId: string,
  { state, sort, ...part }: OwnFilter & { sort: string | undefined },
) {
  const where = and(eq(questions.userId, userId), state && inArray(questions.state, [...state]));
  const selection = db.select().from(questions).$dynamic();
  const page = await readPage(selection, { where, columns: creationOrder(questions, sort), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${questions} where ${where}`)) };
}

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(questions).where(eq(questions.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findQuestionForUpdate(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(questions).where(eq(questions.id, id)).for('update');
  return row;
}

const assignees = alias(users, 'assignees');
const repliers = alias(users, 'repliers');

const select = (db: Db) =>
  db
    .select({
      question: questions,
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        userType: users.userType,
        phone: users.phone,
        email: users.email,
        locale: users.locale,
      },
      assignee: { id: assignees.id, name: assignees.name, username: assignees.username },
      replier: { id: repliers.id, name: repliers.name, username: repliers.username },
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .leftJoin(assignees, eq(assignees.id, questions.assigneeId))
    .leftJoin(repliers, eq(repliers.id, questions.replierId))
    .$dynamic();

/** A question with its asker and the administrators who take care of it. */
export type AskedQuestion = Awaited<ReturnType<typeof select>>[number];

export async function findAsked(db: Db, id: string): Promise<AskedQuestion | undefined> {
  const [row] = await select(db).where(eq(questions.id, id));
  return row;
}

const longestWaitingFirst: PageColumn<AskedQuestion>[] = [
  { by: sql`${questions.state}`, direction: 1, cast: 'text', read: ({ question }) => question.state },
  { by: sql`${questions.position}`, direction: 1, cast: 'bigint', read: ({ question }) => question.position },
  { by: sql`${questions.id}`, direction: 1, cast: 'uuid', read: ({ question }) => question.id },
];

interface ConsoleFilter extends OwnFilter {
  category?: readonly QuestionCategory[] | undefined;
  /** An administrator's id, or NONE. */
  assignee?: string | undefined;
  searchValue?: string | undefined;
}

const conditionOf = ({ state, category, assignee, searchValue }: Omit<ConsoleFilter, keyof PageRequest>) =>
  and(
    state && inArray(questions.state, [...state]),
    category && inArray(questions.category, [...category]),
    isAssignedTo(assignee),
    searchValue ? contains(searchValue) : undefined,
  );

/** Waiting questions by age, then answered ones, the latest answer first, unless the `sort` header says otherwise. */
export function askedOrder(sort: string | undefined): PageColumn<AskedQuestion>[] {
  const [key] = readSort(['createdAt'], sort);
  return key
    ? byCreationOf(questions, ({ question }: AskedQuestion) => question, key.direction)
    : longestWaitingFirst;
}

/** A page of all questions. */
export async function listAsked(db: Db, filter: ConsoleFilter, sort: string | undefined) {
  const { state, category, assignee, searchValue, ...part } = filter;
  const where = conditionOf(filter);
  const page = await readPage(select(db), { where, columns: askedOrder(sort), part });
  const counted = sql`select 1 from ${questions} inner join ${users} on ${users.id} = ${questions.userId} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

/** The rows of a filter in an order, after one of them. */
export const readAskedAfter = (
  db: Db,
  filter: Omit<ConsoleFilter, keyof PageRequest>,
  {
    columns,
    last,
    limit,
  }: { columns: PageColumn<AskedQuestion>[]; last: AskedQuestion | undefined; limit: number },
): Promise<AskedQuestion[]> =>
  select(db)
    .where(and(conditionOf(filter), last && afterRow(columns, last)))
    .orderBy(...orderBy(columns))
    .limit(limit);

function isAssignedTo(assignee: string | undefined): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === 'NONE' ? isNull(questions.assigneeId) : eq(questions.assigneeId, assignee);
}

function contains(searchValue: string): SQL | undefined {
  const pattern = containing(searchValue);
  return or(ilike(questions.subject, pattern), ilike(users.username, pattern));
}
