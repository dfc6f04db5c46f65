import { describe, expect, test } from 'vitest';
import { keyOf, lettersOf } from './hangul-letters.ts';

describe('the letters of a name', () => {
  test('begin with those of every state of its typing', () => {
    for (const typed of ['ㄱ', '개', '갭', '개바', '개발', '개발ㅈ', '개발자'])
      expect(lettersOf('개발자').startsWith(lettersOf(typed))).toBe(true);
    for (const typed of ['고', '과', '관', '관자'])
      expect(lettersOf('관자').startsWith(lettersOf(typed))).toBe(true);
    expect(lettersOf('개발자').startsWith(lettersOf('계'))).toBe(false);
    expect(lettersOf('앉아').startsWith(lettersOf('안'))).toBe(true);
  });

  test('do not depend on case, spaces and the form of Unicode', () => {
    expect(keyOf('Remote  Work')).toBe('remotework');
    expect(lettersOf('해외 영업'.normalize('NFD'))).toBe(lettersOf('해외영업'));
    expect(lettersOf('C++')).toBe('c++');
  });
});
