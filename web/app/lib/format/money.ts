import type { Bounds } from '@ieum/contract/common/schemas.ts';
import type { z } from 'zod';
import { locale } from './copy.ts';
import { numbersCopy as copy } from './numbers-copy.ts';

export type Wage = z.infer<typeof Bounds> & { type: string };

const TEN_THOUSAND = 10_000;

/** Digits with thousands separators: `12,400`. */
export const numberText = (value: number): string => value.toLocaleString('en-US');

/** The count of a list; one that stopped at its limit as `10,000+`. */
export const countText = ({ count, isCapped }: { count: number; isCapped?: boolean | undefined }): string =>
  `${numberText(count)}${isCapped ? '+' : ''}`;

const isRound = (value: number): boolean => value >= TEN_THOUSAND && value % TEN_THOUSAND === 0;

/** Whole won in the language's format: `12,000원`, round amounts `3,200만 원`. */
export function wonText(won: number): string {
  if (locale === 'en' || !isRound(won)) return copy.amount(numberText(won));
  return `${copy.tenThousands(numberText(won / TEN_THOUSAND))}${copy.spaceBeforeUnit}`;
}

function spanText(from: number, to: number): string {
  if (from === to) return wonText(from);
  if (locale === 'en') return `KRW ${numberText(from)} – ${numberText(to)}`;
  const isShort = isRound(from) && isRound(to);
  const start = isShort ? copy.tenThousands(numberText(from / TEN_THOUSAND)) : numberText(from);
  return `${start} ~ ${wonText(to)}`;
}

function amountText(wage: Wage): string {
  const from = wage.value__min;
  const to = wage.value__max;
  if (from !== null && to !== null) return spanText(from, to);
  if (from !== null) return `${wonText(from)} ${copy.atLeast}`;
  return to === null ? '' : `${wonText(to)} ${copy.atMost}`;
}

const isWageType = (type: string): type is keyof typeof copy.wage => Object.hasOwn(copy.wage, type);

/** The wage as text: `월급 280만 ~ 320만 원`, `시급 12,000원 이상`, or the sentence of a reference type. */
export function wageText(wage: Wage): string {
  if (!isWageType(wage.type)) return '';
  const name = copy.wage[wage.type];
  const amount = wage.type.startsWith('REFERENCE') ? '' : amountText(wage);
  if (!amount) return name;
  return locale === 'en' ? `${amount} ${name}` : `${name} ${amount}`;
}
