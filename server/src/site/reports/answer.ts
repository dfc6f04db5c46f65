import { and, eq, sql, type SQL } from 'drizzle-orm';
import { timeSplits, type TimeSplit } from '@ieum/contract/site/reports/enums.ts';
import { firstDayOf, periodBefore, type Period } from '#site/statistics/public.ts';
import type { Db } from '#kit/context.ts';
import { addDays, daysBetween } from '#kit/dates.ts';
import type { Measure } from '#kit/measure.ts';
import { countRows } from './count-rows.ts';
import { measureDays, measureProgress } from './tables.ts';

/** A report's question: the measure, its period and its split. */
export interface Question {
  measure: Measure;
  split: string;
  period: Period;
}

/** A figure of the period with that of the period before. */
export interface Figure {
  key: string;
  count: number;
  before: number;
}

export const isTime = (split: string): split is TimeSplit => timeSplits.some((one) => one === split);

/** Answers a question: a figure for each time in their order, or for each group, the largest first. */
export async function answer(db: Db, question: Question): Promise<Figure[]> {
  const { measure, split, period } = question;
  const before = periodBefore(period);
  const facts = await factsOf(db, { measure, split, period: { from: before.from, to: period.to } });
  return isTime(split) ? byTime(db, facts, { split, period, before }) : byKey(db, facts, period);
}

/**
 * The finished days as they were counted at night, the others from the rows themselves: those since, and those
 * before the first that was counted.
 */
async function factsOf(db: Db, { measure, split, period }: Question): Promise<SQL> {
  const attribute = isTime(split) ? '' : split;
  const fromRows = (part: Period) => sql`(${countRows(measure, attribute, part)})`;
  const counted = await readCounted(db, measure.kind, attribute);
  const stored = counted && overlapOf(counted, period);
  if (!stored) return sql`${fromRows(period)} facts`;
  const { kind, split: column, day, key, count } = measureDays;
  const parts = [
    sql`(select ${day} as day, ${key} as key, ${count} as count from ${measureDays}
      where ${kind} = ${measure.kind} and ${column} = ${attribute}
        and ${day} between ${stored.from}::date and ${stored.to}::date)`,
  ];
  if (period.from < stored.from) parts.push(fromRows({ from: period.from, to: addDays(stored.from, -1) }));
  if (stored.to < period.to) parts.push(fromRows({ from: addDays(stored.to, 1), to: period.to }));
  return sql`(${sql.join(parts, sql` union all `)}) facts`;
}

/** The days whose counts are complete. */
async function readCounted(db: Db, kind: string, split: string): Promise<Period | undefined> {
  const [row] = await db
    .select({ from: measureProgress.countedFrom, until: measureProgress.countedUntil })
    .from(measureProgress)
    .where(and(eq(measureProgress.kind, kind), eq(measureProgress.split, split)));
  return row && { from: row.from, to: addDays(row.until, -1) };
}

/** The days that two periods share. */
function overlapOf(one: Period, other: Period): Period | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
}

interface Times {
  split: TimeSplit;
  period: Period;
  before: Period;
}

/** The key of the time of a day: its first day within the period. */
function timeOf(day: string, { split, period }: Pick<Times, 'split' | 'period'>): string {
  const first = firstDayOf(day, split);
  return first < period.from ? period.from : first;
}

/** The part of a period that counts under a key of a split; undefined for a time outside of it. */
export function periodOfTime({ split, period }: Question, key: string): Period | undefined {
  if (!isTime(split)) return period;
  const days = daysBetween(period.from, period.to).filter((day) => timeOf(day, { split, period }) === key);
  const [from, to] = [days[0], days.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** Each time beside the days in the same positions of the period before. */
async function byTime(db: Db, facts: SQL, { split, period, before }: Times): Promise<Figure[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(
    sql`select day::text as day, sum(count)::int as count from ${facts} group by 1`,
  );
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  const figures = new Map<string, Figure>();
  for (const [place, day] of daysBetween(period.from, period.to).entries()) {
    const key = timeOf(day, { split, period });
    const known = figures.get(key) ?? { key, count: 0, before: 0 };
    known.count += counts.get(day) ?? 0;
    known.before += counts.get(addDays(before.from, place)) ?? 0;
    figures.set(key, known);
  }
  return [...figures.values()];
}

/** More than any measure has. */
const MAX_KEYS = 100;

async function byKey(db: Db, facts: SQL, { from }: Period): Promise<Figure[]> {
  const sumOf = (condition: SQL) => sql`coalesce(sum(count) filter (where ${condition}), 0)::int`;
  const { rows } = await db.execute<{ key: string; count: number; before: number }>(sql`
    select key, ${sumOf(sql`day >= ${from}::date`)} as count, ${sumOf(sql`day < ${from}::date`)} as before
    from ${facts} group by 1 order by 2 desc, 3 desc, 1 limit ${MAX_KEYS}`);
  return rows.map(({ key, count, before }) => ({ key, count: Number(count), before: Number(before) }));
}
