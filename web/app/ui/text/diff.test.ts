import { describe, expect, it } from 'vitest';
import { compare, diffOf, paragraphsOf } from './diff.ts';

describe('the difference between two versions', () => {
  it('contains unchanged, removed and added parts in order', () => {
    expect(compare(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { change: 'same', text: 'a' },
      { change: 'removed', text: 'b' },
      { change: 'added', text: 'x' },
      { change: 'same', text: 'c' },
      { change: 'added', text: 'd' },
    ]);
  });

  it('compares a changed paragraph word by word', () => {
    expect(diffOf(['첫째', '보관 기간은 1년이에요'], ['첫째', '보관 기간은 3년이에요'])).toEqual([
      { change: 'same', pieces: [{ change: 'same', text: '첫째' }] },
      {
        change: 'changed',
        pieces: [
          { change: 'same', text: '보관 기간은 ' },
          { change: 'removed', text: '1년이에요' },
          { change: 'added', text: '3년이에요' },
        ],
      },
    ]);
  });

  it('contains a new paragraph whole, and nothing when nothing changed', () => {
    expect(diffOf(['하나'], ['하나', '둘']).map(({ change }) => change)).toEqual(['same', 'added']);
    expect(diffOf(['하나'], ['하나']).every(({ change }) => change === 'same')).toBe(true);
    expect(diffOf([], [])).toEqual([]);
  });

  it('stops comparing texts that are too long, without losing any text', () => {
    const [before, after] = [
      ['a', 'b'],
      ['c', 'd'],
    ].map((words) => Array.from({ length: 2100 }, (_, i) => `${words[0]}${i}`));
    expect(compare(before ?? [], after ?? [])).toHaveLength(4200);
  });

  it('reads each paragraph of lists and tables once', () => {
    expect(paragraphsOf('<h2>제1조</h2><ul><li><p>하나</p></li><li>둘</li></ul><p> </p>')).toEqual([
      '제1조',
      '하나',
      '둘',
    ]);
    expect(paragraphsOf('글만')).toEqual(['글만']);
  });
});
