import { expect, test } from 'vitest';
import { policyOf } from './policy.ts';
import { withOwnStyles } from './styles.ts';

const sheets: Record<string, string> = {
  'assets/page.css': '.a{color:red}',
  'assets/fonts.css': '@font-face{font-family:x;unicode-range:U+41}',
  'assets/app.css': `.b{${' '.repeat(30_000)}}`,
};
const styled = (href: string) =>
  withOwnStyles(`<link rel="stylesheet" href="${href}"/>`, (_locale, path) => sheets[path]);

test('a small style sheet is inlined; its link stays for the browser but loads nothing', () => {
  expect(styled('/static/ko/assets/page.css#')).toBe(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/static/ko/assets/page.css#" disabled=""/>',
  );
});

test('a large style sheet and an unknown one are left unchanged', () => {
  for (const name of ['app', 'missing'])
    expect(styled(`/static/ko/assets/${name}.css`)).toBe(
      `<link rel="stylesheet" href="/static/ko/assets/${name}.css"/>`,
    );
});

test('the fonts do not block the first paint, and the policy allows the script that applies them', () => {
  const html = styled('/static/ko/assets/fonts.css');
  expect(html).toContain('media="print"');
  expect(policyOf(html)).toMatch(/script-src 'self' 'sha256-/);
});
