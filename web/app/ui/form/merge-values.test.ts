import { expect, test } from 'vitest';
import { conflictsOf, mergedOf, saysSame } from './merge-values.ts';

const before = { name: '가', note: '', links: { web: 'a', blog: 'b' }, tags: ['x'] };

test('changes of only one side are merged without a question, group by group', () => {
  const mine = { ...before, name: '나', links: { web: 'a', blog: 'mine' } };
  const theirs = { ...before, note: '그사이', links: { web: 'theirs', blog: 'b' } };
  expect(conflictsOf({ before, mine, theirs })).toEqual([]);
  expect(mergedOf({ before, mine, theirs }, {})).toEqual({
    name: '나',
    note: '그사이',
    links: { web: 'theirs', blog: 'mine' },
    tags: ['x'],
  });
});

test('a field that both changed is a conflict, and each answer keeps one of the two texts', () => {
  const mine = { ...before, note: '여기' };
  const theirs = { ...before, note: '저기' };
  expect(conflictsOf({ before, mine, theirs })).toEqual([{ key: 'note', mine: '여기', theirs: '저기' }]);
  expect(mergedOf({ before, mine, theirs }, { note: 'mine' }).note).toBe('여기');
  expect(mergedOf({ before, mine, theirs }, { note: 'theirs' }).note).toBe('저기');
});

test('the same change on both sides is no conflict', () => {
  const both = { ...before, tags: ['x', 'y'] };
  expect(conflictsOf({ before, mine: both, theirs: both })).toEqual([]);
  expect(saysSame(both, structuredClone(both))).toBe(true);
});
