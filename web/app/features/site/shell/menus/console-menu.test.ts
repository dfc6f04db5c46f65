import { expect, test } from 'vitest';
import { currentLink } from './app-menu.ts';
import { consoleMenu } from './console-menu.ts';

test('a screen belongs to the entry that links to it', () => {
  const under = (path: string) => currentLink(consoleMenu, path)?.to;
  expect(under('/console/recruitment/6a0e/statistics')).toBe('/console/recruitment/list');
  expect(under('/console/users/6a0e')).toBe('/console/users');
  expect(under('/console/users/levels')).toBe('/console/users/levels');
  expect(under('/console')).toBe('/console');
});

test('no other address belongs to the first screen', () => {
  expect(currentLink(consoleMenu, '/console/inbox')).toBeUndefined();
  expect(currentLink(consoleMenu, '/console/no-such-screen')).toBeUndefined();
});
