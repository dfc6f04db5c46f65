import { hidesAmounts, PayType } from '@ieum/contract/hiring/recruitments/enums.ts';
import { hasCrossed } from '@ieum/contract/hiring/recruitments/checks.ts';
import { wageText } from '#lib/format/money.ts';
import type { EditorForm } from '../editor-form.ts';

type Wage = EditorForm['employment']['wage'];

const TEN_THOUSAND = 10_000;

const isRound = (value: number | null): boolean => value === null || value % TEN_THOUSAND === 0;

/**
 * The value of one unit of the amount fields in won: yearly wages are in 만 원 as long as both amounts are
 * round.
 */
export const unitOf = ({ type, value__min: min, value__max: max }: Wage): 1 | 10_000 =>
  type === PayType.Yearly && isRound(min) && isRound(max) ? TEN_THOUSAND : 1;

/** The sentence under the fields; empty without an amount, and while the minimum is above the maximum. */
export function wageSummary(wage: Wage): string {
  if (wage.type === null || hasCrossed(wage)) return '';
  const hasAmount = wage.value__min !== null || wage.value__max !== null;
  return hasAmount || hidesAmounts(wage.type) ? wageText({ ...wage, type: wage.type }) : '';
}
