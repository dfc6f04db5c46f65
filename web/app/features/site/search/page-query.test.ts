import { expect, test } from 'vitest';
import { readSearchQuery, readTagQuery, searchQuery, typedTagOf } from './page-query.ts';

test('the address of a hashtag names its kind and page', () => {
  const query = new URLSearchParams({ tag: '물류', tab: 'board', page: '2' });
  expect(readTagQuery(query)).toEqual({ name: '물류', kind: 'board', page: 2 });
  expect(searchQuery.read(query)).toMatchObject({ tag: '물류', tab: 'board', page: '2' });
});

test('a tag that is called like a kind is no kind', () => {
  expect(readTagQuery(new URLSearchParams({ tag: 'board' }))).toMatchObject({ kind: undefined });
});

test.each([
  ['#물류', '물류'],
  ['＃ 해외영업', '해외영업'],
  ['##물류', '물류'],
  ['물류 #해외', undefined],
  ['#', undefined],
])('%j is typed for the tag %j', (searchValue, name) => {
  expect(typedTagOf(readSearchQuery(new URLSearchParams({ searchValue })))).toBe(name);
});
