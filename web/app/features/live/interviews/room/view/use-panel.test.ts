import { expect, it } from 'vitest';
import { countUnread } from './use-panel.ts';

const line = (id: number, isOwn = false) => ({ id, name: '김손님', text: '안녕하세요', isOwn });

it('counts messages of others after the last one that was seen', () => {
  expect(countUnread([], 0)).toBe(0);
  expect(countUnread([line(2), line(5), line(7, true), line(9)], 2)).toBe(2);
});
