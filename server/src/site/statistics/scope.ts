import { sql, type SQL } from 'drizzle-orm';
import type { EmploymentType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitmentDays, recruitmentRemovals, recruitments } from '#hiring/recruitments/tables.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Period } from './period.ts';

/** The recruitments that figures are limited to; all of them by default. */
export interface Scope {
  recruitmentId?: string | undefined;
  companyId?: string | undefined;
  employmentType?: EmploymentType | undefined;
}

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;

/** Whether an instant is within the Seoul days of a period. */
export const isWithin = (at: SQL, { from, to }: Period): SQL =>
  sql`${at} >= ${startOfSeoulDay(from).toISOString()}::timestamptz
    and ${at} < ${startOfSeoulDay(to, 1).toISOString()}::timestamptz`;

/** Whether a recruitment belongs to a scope, by its alias in the statement. */
export function recruitmentIn({ recruitmentId, companyId, employmentType }: Scope, recruitment: string): SQL {
  const column = (name: string) => sql.raw(`${recruitment}.${name}`);
  return all([
    ...(recruitmentId ? [sql`${column('id')} = ${recruitmentId}`] : []),
    ...(companyId ? [sql`${column('company_id')} = ${companyId}`] : []),
    ...(employmentType ? [sql`${column('types')} @> array[${employmentType}]::text[]`] : []),
  ]);
}

/**
 * Every recruitment that figures may count, including deleted ones: their ids, companies, types and first
 * days.
 */
export const knownRecruitments: SQL = sql`(
  select r.id, r.company_id, r.types, r.published_at, r.subject, r.public_state, r.ends_at, false as is_removed
    from ${recruitments} r
  union all
  select x.recruitment_id, x.company_id, x.types, x.published_at, '', null, null, true
    from ${recruitmentRemovals} x)`;

/** Applications of a scope that were sent in one of several periods, including revoked ones. */
export function appliedInAny(scope: Scope, periods: readonly Period[]): SQL {
  const within = periods.map((period) => isWithin(sql`${applications.appliedAt}`, period));
  return within.length === 0 ? sql`false` : all([isTo(scope), sql`(${sql.join(within, sql` or `)})`]);
}

/** Applications of a scope that were sent in a period, including revoked ones. */
export const appliedIn = (scope: Scope, period: Period): SQL => appliedInAny(scope, [period]);

/** The company is also a condition where it is known, because an index is ordered by it. */
function isTo({ recruitmentId, companyId, employmentType }: Scope): SQL {
  return all([
    ...(companyId ? [sql`${applications.companyId} = ${companyId}`] : []),
    ...(recruitmentId ? [sql`${applications.recruitmentId} = ${recruitmentId}`] : []),
    ...(employmentType
      ? [
          sql`${applications.recruitmentId} in (select r.id from ${recruitments} r
            where ${recruitmentIn({ employmentType }, 'r')})`,
        ]
      : []),
  ]);
}

/** Days of views of a scope in a period. */
export function viewedIn(scope: Scope, { from, to }: Period): SQL {
  const isDay = sql`${recruitmentDays.day} between ${from} and ${to}`;
  if (scope.recruitmentId)
    return all([sql`${recruitmentDays.recruitmentId} = ${scope.recruitmentId}`, isDay]);
  if (!scope.companyId && !scope.employmentType) return isDay;
  const known = sql`select k.id from ${knownRecruitments} k where ${recruitmentIn(scope, 'k')}`;
  return all([sql`${recruitmentDays.recruitmentId} in (${known})`, isDay]);
}
