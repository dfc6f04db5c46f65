import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('app/**/*.{css,ts,tsx}').map((path) => readFileSync(path, 'utf8'));
const namesIn = (pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)));

test('every CSS variable in use is defined somewhere', () => {
  // One with a fallback may be undefined; Mantine defines its own.
  const used = namesIn(/var\(\s*(--(?!mantine)[\w-]+)\s*\)/g);
  const defined = namesIn(/(--[\w-]+)['"]?\]?\s*:/g);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
