import { and, between, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Period } from './period.ts';
import { appliedIn, appliedInAny, type Scope } from './scope.ts';
import { shareKeys } from './share-keys.ts';
import { reachedStage } from './reached-stage.ts';
import {
  applicationDays,
  changedApplicationDays,
  countedAttributes,
  whoApplied,
  type CountedAttribute,
} from './tables.ts';

const dayApplied = sql`(${applications.appliedAt} at time zone 'Asia/Seoul')::date`;

/** Each key of an application with its attribute. */
const keysOf: SQL = sql.join(
  [
    ...whoApplied.map((kind) => sql`(${kind}, ${shareKeys[kind]})`),
    ...Object.entries(reachedStage).map(
      ([step, isReached]) => sql`('STEPS', case when ${isReached} then ${step} end)`,
    ),
  ],
  sql`, `,
);

/** Counts the finished days again in which an application has changed since they were counted. */
export const countApplicationsJob: Job = {
  name: 'count-applications',
  cron: '20 4 * * *',
  transaction: 'write',
  run: async ({ db, now }) => {
    const changed = await db
      .delete(changedApplicationDays)
      .where(lt(changedApplicationDays.day, seoulDay(now)))
      .returning({ day: changedApplicationDays.day });
    const periods = periodsOf(changed.map(({ day }) => day));
    for (const period of periods) await countDays(db, period);
  },
};

async function countDays(db: Db, period: Period): Promise<void> {
  const { attribute, day, key, types, count } = applicationDays;
  const isOutdated = and(inArray(attribute, [...countedAttributes]), between(day, period.from, period.to));
  await db.delete(applicationDays).where(isOutdated);
  const names = [attribute, day, key, types, count].map(({ name }) => sql.identifier(name));
  await db.execute(sql`
    insert into ${applicationDays} (${sql.join(names, sql`, `)})
    select counted.attribute, ${dayApplied}, counted.key, r.types, count(*)
    from ${applications} join ${recruitments} r on r.id = ${applications.recruitmentId}
    cross join lateral (values ${keysOf}) counted(attribute, key)
    where ${appliedIn({}, period)} and counted.key is not null group by 1, 2, 3, 4`);
}

/** The fewest periods that contain exactly these days. */
export function periodsOf(days: readonly string[]): Period[] {
  const periods: Period[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
}

/** Applications of a period: those that were counted at night, and the condition of all others. */
export interface Parts {
  counted: SQL | undefined;
  rest: SQL;
}

/**
 * Of all companies the days counted at night, and the applications of the days that have changed since; of one
 * company or recruitment, whose applications an index finds, these alone.
 */
export async function partsOf(db: Db, scope: Scope, period: Period): Promise<Parts> {
  if (scope.companyId || scope.recruitmentId) return { counted: undefined, rest: appliedIn(scope, period) };
  const { day, types } = applicationDays;
  const changed = await db
    .selectDistinct({ day: changedApplicationDays.day })
    .from(changedApplicationDays)
    .where(between(changedApplicationDays.day, period.from, period.to));
  const days = changed.map((row) => row.day);
  const { employmentType } = scope;
  return {
    counted: and(
      between(day, period.from, period.to),
      days.length === 0 ? undefined : sql`${day} <> all(${sql.param(days)}::date[])`,
      employmentType && sql`${types} @> array[${employmentType}]::text[]`,
    ),
    rest: appliedInAny(scope, periodsOf(days)),
  };
}

/** The condition of the days counted at night for one attribute. */
export const ofAttribute = (counted: SQL, attribute: CountedAttribute): SQL | undefined =>
  and(eq(applicationDays.attribute, attribute), counted);
