import { STATISTICS_DAYS, STATISTICS_DAYS_MAX } from '@ieum/contract/site/statistics/enums.ts';
import { statisticsTexts as m } from '@ieum/contract/site/statistics/texts.ts';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import { addDays, daysBetween, seoulDay } from '#kit/dates.ts';
import { invalidAt } from '#kit/errors.ts';

/** Seoul days, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The requested period, by default the 30 days up to today; 400 when it is too long or reversed. */
export function readPeriod(
  requested: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const to = requested.to ?? seoulDay(now);
  const from = requested.from ?? addDays(to, 1 - STATISTICS_DAYS);
  if (from > to) throw invalidAt('to', c.endBeforeStart);
  if (daysBetween(from, to).length > STATISTICS_DAYS_MAX) throw invalidAt('from', m.periodTooLong);
  return { from, to };
}

/** The same number of days before. */
export function periodBefore({ from, to }: Period): Period {
  const { length } = daysBetween(from, to);
  return { from: addDays(from, -length), to: addDays(from, -1) };
}
