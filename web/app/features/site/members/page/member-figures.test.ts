import { expect, test } from 'vitest';
import type { MemberSummary } from '@ieum/contract/site/members/endpoints.ts';
import { membersFigure } from './member-figures.tsx';

test('the number of all members is that of the list, and the sum of the figures beside it', () => {
  const counts = { waiting: 2, all: 73, persons: 60, companies: 12, administrators: 1, blocked: 0 };
  const figure = membersFigure('전체 회원', { counts } as unknown as MemberSummary);
  expect(figure).toMatchObject({ value: '73', unit: '명', hint: '개인 60명 · 기업 12곳 · 관리자 1명' });
});
