import { describe, expect, it } from 'vitest';
import { countText, wageText } from './money.ts';

const wage = (type: string, from: number | null, to: number | null) =>
  wageText({ type, value__min: from, value__max: to });

describe('wages as text', () => {
  it('shortens round amounts to ten thousands', () => {
    expect(wage('MONTHLY', 2_800_000, 3_200_000)).toBe('월급 280만 ~ 320만 원');
    expect(wage('YEARLY', 32_000_000, 32_000_000)).toBe('연봉 3,200만 원');
  });

  it('writes others in full', () => {
    expect(wage('HOURLY', 12_000, null)).toBe('시급 12,000원 이상');
    expect(wage('PER_CASE', null, 55_500)).toBe('건당 55,500원 이하');
  });

  it('shows no numbers where the type refers to another source', () => {
    expect(wage('REFERENCE_TO_INTERVIEW', 1_000_000, 2_000_000)).toBe('면접 후 결정');
  });
});

describe('the count of a list', () => {
  it('shows where counting stopped at its limit', () => {
    expect(countText({ count: 10_000, isCapped: true })).toBe('10,000+');
    expect(countText({ count: 10_000 })).toBe('10,000');
  });
});
