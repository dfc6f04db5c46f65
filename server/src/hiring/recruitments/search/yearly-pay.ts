import { PayType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { recruitments } from '../tables.ts';

/** How often a year pays: 209 hours a month, as the minimum wage is reckoned, and 261 working days. */
const timesAYear: Partial<Record<PayType, number>> = {
  [PayType.Hourly]: 209 * 12,
  [PayType.Daily]: 261,
  [PayType.Weekly]: 52,
  [PayType.Monthly]: 12,
  [PayType.Yearly]: 1,
};

/** An amount of a recruitment as a year's pay; null where a year's pay cannot be known. */
export function yearlyPay(amount: SQL): SQL {
  const cases = Object.entries(timesAYear).map(([type, times]) => sql.raw(`when '${type}' then ${times}`));
  return sql`(${amount} * case ${recruitments.wageType} ${sql.join(cases, sql` `)} end)`;
}
