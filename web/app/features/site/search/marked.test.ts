import { expect, test } from 'vitest';
import { piecesOf } from './marked.tsx';

test('every word of the term is marked where it occurs, whatever its case', () => {
  expect(piecesOf('B2B 해외영업 (b2b)', 'b2b 해외')).toEqual(['', 'B2B', ' ', '해외', '영업 (', 'b2b', ')']);
});

test('special characters of the term are taken literally, and a text without the term stays whole', () => {
  expect(piecesOf('C++ 개발', 'c++')).toEqual(['', 'C++', ' 개발']);
  expect(piecesOf('통역', '.*')).toEqual(['통역']);
  expect(piecesOf('통역', ' ')).toEqual(['통역']);
});
