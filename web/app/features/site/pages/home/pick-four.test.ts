import { beforeEach, describe, expect, test } from 'vitest';
import { pickFour } from './pick-four.ts';

const picked = () => (document.documentElement.dataset['pick'] ?? '').split(' ').filter(Boolean);
const lists = (sizes: Record<string, number>) =>
  Object.entries(sizes)
    .map(([name, size]) => `<ul data-home-list="${name}">${'<li></li>'.repeat(size)}</ul>`)
    .join('');

describe('the four of each home list', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['pick'];
  });

  test('four different rows out of eight, for every list', () => {
    document.body.innerHTML = lists({ recent: 8, closing: 8 });
    pickFour();
    expect(new Set(picked()).size).toBe(8);
    expect(picked().filter((name) => /^recent-[1-8]$/.test(name))).toHaveLength(4);
    expect(picked().filter((name) => /^closing-[1-8]$/.test(name))).toHaveLength(4);
  });

  test('the first of a ranked list always, the others in their order', () => {
    document.body.innerHTML = `<ol data-home-list="popular" data-ranked>${'<li></li>'.repeat(8)}</ol>`;
    const choices = Array.from({ length: 40 }, () => {
      pickFour();
      return picked();
    });
    expect(new Set(choices.map(([first]) => first))).toEqual(new Set(['popular-1']));
    for (const choice of choices) expect(choice).toEqual(choice.toSorted());
    expect(new Set(choices.map(String)).size).toBeGreaterThan(1);
  });

  test('all of them when there are fewer', () => {
    document.body.innerHTML = lists({ recent: 3, popular: 0 });
    pickFour();
    expect(picked()).toEqual(['recent-1', 'recent-2', 'recent-3']);
  });

  test('the choice changes between visits', () => {
    document.body.innerHTML = lists({ recent: 8 });
    const choices = new Set(
      Array.from({ length: 40 }, () => {
        pickFour();
        return picked().join(' ');
      }),
    );
    expect(choices.size).toBeGreaterThan(1);
  });
});
