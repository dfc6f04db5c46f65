import { expect, test } from 'vitest';
import { withAnchors } from './articles.ts';

test('every heading gets an anchor and is in the table of contents', () => {
  const { html, articles } = withAnchors('<h3>제1조 <strong>(목적)</strong></h3><p>…</p><h3>A &amp; B</h3>');
  expect(articles).toEqual([
    { id: 'article-1', title: '제1조 (목적)' },
    { id: 'article-2', title: 'A & B' },
  ]);
  expect(html).toContain('<h2 id="article-1">제1조 <strong>(목적)</strong></h2>');
});

test('two levels of headings stay two levels', () => {
  expect(withAnchors('<h2>장</h2><h3>조</h3>').html).toBe(
    '<h2 id="article-1">장</h2><h3 id="article-2">조</h3>',
  );
});
