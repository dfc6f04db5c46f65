import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = {
  'assets/page.css': '.a{color:red}',
  'assets/app.css': `.b{${' '.repeat(30_000)}}`,
};
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const styled = (...hrefs: string[]) => inlineStyles(hrefs.map(link).join(''), (path) => sheets[path] ?? '');

test('a small style sheet is inlined; its link stays for the browser but loads nothing', () => {
  expect(styled('/static/ko/assets/page.css#')).toBe(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/static/ko/assets/page.css#" disabled=""/>',
  );
});

test('a large style sheet is left unchanged', () => {
  expect(styled('/static/ko/assets/page.css', '/static/ko/assets/app.css')).toContain(
    link('/static/ko/assets/app.css'),
  );
});

test('a document without a style sheet to inline is an error', () => {
  expect(() => styled('/static/ko/assets/app.css')).toThrow('no style sheet');
  expect(() => inlineStyles('<link href="/static/ko/assets/page.css" rel="stylesheet"/>')).toThrow();
});
