import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ZERO_BASIS = /flex: [\d.]+(?: [\d.]+ 0(?:px|%)?)?;/;

const app = join(import.meta.dirname, '..');
/** The innermost rules of the style sheets, each with its file and selector. */
const rules = globSync('**/*.css', { cwd: app }).flatMap((path) =>
  [...readFileSync(join(app, path), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      name: `${path}: ${selector.trim().split('\n').at(-1) ?? ''}`,
      body,
    }),
  ),
);

// Safari applies a flex basis of zero literally where the container is as high as its content: the part is
// then 0 px high.
test('an element that may shrink to no height starts from the height of its content', () => {
  const collapsing = rules.filter(({ body }) => body.includes('min-height: 0;') && ZERO_BASIS.test(body));
  expect(collapsing.map(({ name }) => name)).toEqual([]);
});

// A percentage of a height that only the content determines is 0 in Safari: a layer's parts fill it as flex
// items.
test('no part of a sheet has a percentage as its height', () => {
  const parts = rules.filter(({ name }) => /ui\/(sheet|side-panel|alert\/alert)\.module\.css/.test(name));
  expect(parts.filter(({ body }) => /(?<!-)height: \d+%/.test(body)).map(({ name }) => name)).toEqual([]);
});

test('what takes the focus is scrolled above a bar at the bottom of the page', () => {
  const above = rules.find(({ name }) => name.includes('html:has([data-bottom-bar]'));
  expect(above?.body).toMatch(/scroll-padding-bottom: 1\d\dpx/);
});
