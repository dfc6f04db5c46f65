import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { expect, test, vi } from 'vitest';
import { rewriteDocument, transforms } from './transforms.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="${fontSheet}"/></head><body><script type="module" async="">a</script></body></html>`;
const all = transforms.map(({ name }) => name);
const only = (name: string) => all.filter((one) => one !== name);

const rewrite = (use: 'read' | 'used', without: readonly string[], html = PAGE) => {
  const report = vi.fn<(error: unknown) => void>();
  return { html: rewriteDocument(html, { use, without, report }), report };
};

test('a document is served as it was rendered when all transforms are off', () => {
  for (const without of [['all'], all])
    for (const use of ['read', 'used'] as const) expect(rewrite(use, without).html).toBe(PAGE);
});

test('a document that is used at once asks for its scripts with low priority and for its font beside the paint', () => {
  expect(rewrite('used', only('yielding-scripts')).html).toContain(
    'rel="modulepreload" fetchpriority="low" href',
  );
  expect(rewrite('used', only('deferred-fonts')).html).toContain('media="print"');
  expect(rewrite('used', only('late-start')).html).toBe(PAGE);
});

test('a document that is read first starts its scripts late', () => {
  expect(rewrite('read', only('late-start')).html).toContain('<script type="later">');
  expect(rewrite('read', only('yielding-scripts')).html).toBe(PAGE);
});

test('a transform that does not match is reported by its name, and the others are applied', () => {
  const { html, report } = rewrite(
    'used',
    ['inline-styles'],
    PAGE.replace('<link rel="stylesheet"', '<link rel="other"'),
  );
  expect(html).toContain('fetchpriority="low"');
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('deferred-fonts'),
  ]);
});
