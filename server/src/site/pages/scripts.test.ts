import { expect, test } from 'vitest';
import { withScriptsLast } from './scripts.ts';

test('scripts are preloaded with low priority and run last; nothing else of the page changes', () => {
  const page =
    '<link rel="modulepreload" href="/static/ko/assets/a.js"/><link rel="preload" as="style" href="/b.css"/>';
  expect(withScriptsLast(page)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/static/ko/assets/a.js"/><link rel="preload" as="style" href="/b.css"/>',
  );
});
