import { numberText } from '#lib/format/money.ts';
import { copy } from './copy.ts';

export interface ShownNumber {
  value: string;
  unit: string;
}

/** A large number in its language’s thousands, with one decimal: 48.2만. */
export function shortNumber(value: number): ShownNumber {
  const { per, unit } = copy.short;
  if (value < 10_000) return { value: numberText(value), unit: '' };
  return { value: (Math.round((value / per) * 10) / 10).toLocaleString('en-US'), unit };
}

export const shortText = (value: number): string => {
  const { value: digits, unit } = shortNumber(value);
  return `${digits}${unit}`;
};

/** A share with as many digits as are significant: 1.95%, 33.7%, 100%. */
export function percentOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : (part / whole) * 100;
}

const digitsOf = (percent: number): number => {
  if (Number.isInteger(percent)) return 0;
  return percent < 10 ? 2 : 1;
};

export const percentText = (percent: number | undefined): string =>
  percent === undefined ? '—' : `${percent.toFixed(digitsOf(percent))}%`;

export const percent = (part: number, whole: number): string => percentText(percentOf(part, whole));

/** All that have the highest count; none where every count is 0. */
export function mostOf<T extends { count: number }>(counted: readonly T[]): T[] {
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most);
}

export const sumOf = (counted: readonly { count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
