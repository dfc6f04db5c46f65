import { sql, type SQL } from 'drizzle-orm';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import type { Measure, MeasureRows } from '#kit/measure.ts';
import { invalidAt } from '#kit/errors.ts';
import { users } from '#account/users/tables.ts';
import { isTime, periodOfTime, type Question } from './answer.ts';
import { isCountedIn, keyOf } from './count-rows.ts';

const select = (db: Db, { from }: Measure, at: SQL, { id, linkedId = id, name, company }: MeasureRows) =>
  db
    .select({
      id: sql<string>`${id}`,
      linkedId: sql<string | null>`${linkedId}`,
      name: sql<string | null>`${name}`,
      company: sql<string | null>`${company ?? sql`null`}`,
      at: sql<Date>`${at}`.mapWith(users.createdAt),
    })
    .from(from)
    .$dynamic();
export type CountedFact = Awaited<ReturnType<typeof select>>[number];

interface RowsQuery extends PageRequest {
  question: Question;
  rows: MeasureRows;
  /** Only those of this figure: a key of the split, or the first day of a time. */
  key: string | undefined;
}

/** A page of the rows that a figure counts, the newest first. */
export async function listRows(db: Db, { question, rows, key, ...part }: RowsQuery) {
  const { measure, split } = question;
  if (!('at' in measure.time)) throw new Error(`${measure.kind} is counted by day and has no rows`);
  const { at } = measure.time;
  const period = key === undefined ? question.period : periodOfTime(question, key);
  if (!period) throw invalidAt('key', c.unknownValue);
  const counted = isCountedIn(measure, period);
  const isWhole = key === undefined || isTime(split);
  const where = isWhole ? counted : sql`${counted} and ${keyOf(measure, split)} = ${key}`;
  const columns: PageColumn<CountedFact>[] = [
    { by: at, direction: -1, cast: 'timestamptz', read: (row) => row.at.toISOString() },
    { by: rows.id, direction: -1, cast: 'uuid', read: ({ id }) => id },
  ];
  const [page, count] = await Promise.all([
    readPage(select(db, measure, at, rows), { where, columns, part }),
    countUpToCap(db, sql`select 1 from ${measure.from} where ${where}`),
  ]);
  return { ...page, ...count };
}
