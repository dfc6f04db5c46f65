import { expect, test } from 'vitest';
import { highlightedHtml, piecesOf } from './highlighted.tsx';

test('every word of the term is marked where it occurs, whatever its case', () => {
  expect(piecesOf('B2B 해외영업 (b2b)', 'b2b 해외')).toEqual(['', 'B2B', ' ', '해외', '영업 (', 'b2b', ')']);
});

test('special characters of the term are taken literally, and a text without the term stays whole', () => {
  expect(piecesOf('C++ 개발', 'c++')).toEqual(['', 'C++', ' 개발']);
  expect(piecesOf('통역', '.*')).toEqual(['통역']);
  expect(piecesOf('통역', ' ')).toEqual(['통역']);
});

test('markup is marked in its texts only', () => {
  const html = '<p>비밀번호 <a href="/p?p=p" title="p">찾기 p</a> &amp; p</p>';
  expect(highlightedHtml(html, 'p')).toBe(
    '<p>비밀번호 <a href="/p?p=p" title="p">찾기 <mark>p</mark></a> &amp; <mark>p</mark></p>',
  );
  expect(highlightedHtml(html, 'amp href')).toBe(html);
  expect(highlightedHtml(html, '')).toBe(html);
});

test('a term never becomes markup', () => {
  expect(highlightedHtml('<p>1 &lt; 2</p>', '<p> $1')).toBe('<p>1 &lt; 2</p>');
});
