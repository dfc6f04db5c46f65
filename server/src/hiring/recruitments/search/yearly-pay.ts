import { PayType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { recruitments } from '../tables.ts';

/** Payments per year: 209 hours a month, as for the minimum wage, and 261 working days. */
const timesAYear: Partial<Record<PayType, number>> = {
  [PayType.Hourly]: 209 * 12,
  [PayType.Daily]: 261,
  [PayType.Weekly]: 52,
  [PayType.Monthly]: 12,
  [PayType.Yearly]: 1,
};

/** An amount of a recruitment as yearly pay; null where that is unknown. */
export function yearlyPay(amount: SQL): SQL {
  const cases = Object.entries(timesAYear).map(([type, times]) => sql.raw(`when '${type}' then ${times}`));
  return sql`(${amount} * case ${recruitments.wageType} ${sql.join(cases, sql` `)} end)`;
}
