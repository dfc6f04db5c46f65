import fontSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { expect, test, vi } from 'vitest';
import { rewriteDocument, transforms } from './transforms.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="${fontSheet}"/></head><body><script type="module" async="">a</script></body></html>`;
const all = transforms.map(({ name }) => name);
const only = (name: string) => all.filter((one) => one !== name);

const rewrite = (kind: 'page' | 'application', without: readonly string[], html = PAGE) => {
  const report = vi.fn<(error: unknown) => void>();
  return { html: rewriteDocument(html, { kind, without, report }), report };
};

test('a document is served as it was rendered when all transforms are off', () => {
  for (const without of [['all'], all])
    for (const kind of ['page', 'application'] as const) expect(rewrite(kind, without).html).toBe(PAGE);
});

test('a document that is used at once asks for its scripts with low priority and for its font beside the paint', () => {
  expect(rewrite('application', only('yielding-scripts')).html).toContain(
    'rel="modulepreload" fetchpriority="low" href',
  );
  expect(rewrite('application', only('deferred-fonts')).html).toContain('media="print"');
  expect(rewrite('application', only('late-start')).html).toBe(PAGE);
});

test('a document that is read first starts its scripts late', () => {
  expect(rewrite('page', only('late-start')).html).toContain('<script type="later">');
  expect(rewrite('page', only('yielding-scripts')).html).toBe(PAGE);
});

test('a transform that does not match is reported by its name, and the others are applied', () => {
  const { html, report } = rewrite(
    'application',
    ['inline-styles'],
    PAGE.replace('<link rel="stylesheet"', '<link rel="other"'),
  );
  expect(html).toContain('fetchpriority="low"');
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('deferred-fonts'),
  ]);
});
