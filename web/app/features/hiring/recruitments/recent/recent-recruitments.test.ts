import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasRecent } from './recent-note.ts';
import { clearRecent, readRecent, remember, restoreRecent } from './recent-recruitments.ts';

const recruitment = (id: string) => ({
  id,
  subject: `공고 ${id}`,
  company: '한빛정밀',
  logo: null,
  endsAt: null,
});
const ids = () => readRecent().map(({ id }) => id);

beforeEach(() => void clearRecent());
afterEach(() => vi.restoreAllMocks());

test('the latest is first, each is stored once, and twelve are stored', () => {
  for (let n = 1; n <= 14; n += 1) remember(recruitment(String(n)));
  remember(recruitment('5'));
  expect(ids()).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
});

test('deleted entries can be restored', () => {
  remember(recruitment('1'));
  const gone = clearRecent();
  expect(ids()).toEqual([]);
  expect(localStorage.getItem('ieum.recent')).toBeNull();
  remember(recruitment('2'));
  restoreRecent(gone);
  expect(ids()).toEqual(['2', '1']);
});

test('other values in the storage are ignored', () => {
  for (const text of [
    '{',
    '[1,{"id":1}]',
    '{"a":1}',
    '[{"id":"1","subject":"a","company":"b","logo":3,"endsAt":null}]',
  ]) {
    localStorage.setItem('ieum.recent', text);
    expect(ids()).toEqual([]);
  }
});

test('a browser without storage keeps them for this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  remember(recruitment('1'));
  expect(ids()).toEqual(['1']);
});

test('the note says whether a recruitment other than the one on the screen is stored', () => {
  expect(hasRecent(undefined)).toBe(false);
  remember(recruitment('r-1'));
  expect([hasRecent('r-1'), hasRecent('r-2'), hasRecent(undefined)]).toEqual([false, true, true]);
  remember(recruitment('r-2'));
  expect(hasRecent('r-1')).toBe(true);
});
