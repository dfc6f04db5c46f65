import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Policy } from './data.ts';
import { PolicyScreen } from './policy-screen.tsx';

const version = (number: number, state: 'PLANNED' | 'PRESENT' | 'PAST', day: string) => ({
  version: number,
  state,
  effectiveAt: `${day}T00:00:00+09:00`,
  createdAt: '2026-11-01T00:00:00+09:00',
  note: number === 3 ? '보관 기간을 줄였어요' : '',
});
const versions = [
  version(3, 'PLANNED', '2026-12-31'),
  version(2, 'PRESENT', '2026-11-10'),
  version(1, 'PAST', '2026-11-01'),
];
const content = '<h3>제1조</h3><p>가</p><h3>제2조</h3><p>나</p>';

function show(shown: number | undefined) {
  const found = versions.find((one) => one.version === shown);
  const policy: Policy = { code: 'privacy', versions, shown: found && { ...found, content } };
  const Stub = createRoutesStub([{ path: '/', Component: () => <PolicyScreen policy={policy} /> }]);
  render(<Stub />);
}
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the version in force leads to the next one, and the list to every one', () => {
  show(2);
  expect(screen.getByText(/2026.12.31\(목\)\u2060부터 새 판을 시행해요/)).toBeDefined();
  expect(linkTo('새 판 미리 읽기')).toBe('/privacy-policy?version=3');
  const list = screen.getByText('모든 판 보기 (3개)').closest('details') as HTMLElement;
  const links = within(list).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy?version=3',
    '/privacy-policy',
    '/privacy-policy?version=1',
  ]);
  expect(links[1]?.getAttribute('aria-current')).toBe('page');
});

test('a planned version shows its changes and its day, and leads to the one in force', () => {
  show(3);
  expect(screen.getByRole('heading', { name: '바뀐 점' })).toBeDefined();
  expect(screen.getByText(/2026.11.01\(일\) 공개/)).toBeDefined();
  expect(linkTo('지금 판 보기')).toBe('/privacy-policy');
});

test('an earlier version says that it is not in force', () => {
  show(1);
  expect(screen.getByText(/지금은 시행하지 않는 지난 판/)).toBeDefined();
});

test('an unknown version shows the others', () => {
  show(undefined);
  expect(screen.getByText('그런 판이 없어요')).toBeDefined();
  expect(screen.getByText('모든 판 보기 (3개)')).toBeDefined();
});
