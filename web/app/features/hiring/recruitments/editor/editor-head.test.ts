import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { expect, it } from 'vitest';
import { titleOf } from './editor-head.tsx';

const own = (input: Partial<OwnRecruitment>) => input as OwnRecruitment;

it.each([
  [undefined, '새 공고'],
  [own({ state: 'NO_SHOWN', publishedAt: null }), '작성 중인 공고'],
  [own({ state: 'NO_SHOWN', publishedAt: '2030-01-01T00:00:00Z' }), '공고 수정'],
  [own({ state: 'ON_GOING', publishedAt: '2030-01-01T00:00:00Z' }), '공고 수정'],
])('only a recruitment that was public once is edited, any other is a draft', (recruitment, title) => {
  expect(titleOf(recruitment)).toBe(title);
});
