import { PayType } from '@ieum/contract/hiring/recruitments/enums.ts';

/** The legal minimum hourly wage in won, by the year from which it is valid. */
const HOURLY: readonly (readonly [year: number, won: number])[] = [
  [2025, 10_030],
  [2026, 10_320],
];

/** Paid hours of each period for 40 hours a week: eight a day, the paid weekly holiday, 209 a month. */
const HOURS: Partial<Record<PayType, number>> = {
  [PayType.Hourly]: 1,
  [PayType.Daily]: 8,
  [PayType.Weekly]: 48,
  [PayType.Monthly]: 209,
  [PayType.Yearly]: 209 * 12,
};

export interface MinimumPay {
  year: number;
  won: number;
}

/**
 * The minimum wage of a period in the last known year up to the given one; nothing where the wage is not
 * based on time.
 */
export function minimumPay(type: PayType | null, year: number): MinimumPay | undefined {
  const hours = type === null ? undefined : HOURS[type];
  const known = HOURLY.findLast(([from]) => from <= year);
  return hours && known ? { year: known[0], won: known[1] * hours } : undefined;
}
