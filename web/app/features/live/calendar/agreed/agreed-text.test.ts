import { expect, it } from 'vitest';
import { agreedText } from './agreed-text.ts';

const at = (day: number) => ({ _id: `a${day}`, startsAt: `2030-11-0${day}T01:00:00Z`, title: '1차 면담' });

it('is empty where nothing is agreed', () => {
  expect(agreedText([])).toBe('');
});

it('has an entry for each appointment, also of one with several applicants', () => {
  const [first, ...lines] = agreedText([at(1), at(1), at(2)]).split('\n');
  expect(first).toContain('그대로 남아요');
  expect(lines).toEqual(['• 2030.11.01(금) 10:00 1차 면담', '• 2030.11.02(토) 10:00 1차 면담']);
});

it('lists five, and how many there are besides', () => {
  const lines = agreedText([1, 2, 3, 4, 5, 6, 7].map(at)).split('\n');
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe('잡힌 일정 2개 더');
});
