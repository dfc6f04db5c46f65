import { expect, test } from 'vitest';
import { consoleMenu } from '#features/site/shell/menus/console-menu.ts';
import { companyMenu, personMenu } from '#features/site/shell/menus/dashboard-menu.ts';
import { publicMenu } from '#features/site/shell/menus/public-menu.ts';
import { routeTable } from '../../route-table.ts';
import { isBuilt, isLinkBuilt } from './built.ts';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pathOf = (to: string): string => to.split(/[?#]/)[0] ?? '';
const paths = new Set(routeTable.map(({ path }) => path));
const unknownOf = (all: readonly string[]) => all.map(pathOf).filter((path) => !paths.has(path));

test('every path whose screen is asked for is in the route table', () => {
  const asked = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([, text]) => [...text.matchAll(/\bisBuilt\('([^']+)'/g)].map(([, path = '']) => path));
  expect(asked.length).toBeGreaterThan(20);
  expect(unknownOf(asked)).toEqual([]);
});

test('every link of a menu is in the route table', () => {
  const linksOf = (menu: { groups: readonly { links: readonly { to: string }[] }[] }) =>
    menu.groups.flatMap(({ links }) => links);
  const links = [consoleMenu, companyMenu, personMenu].flatMap(linksOf);
  const all = [...links, ...publicMenu.flatMap((section) => section.links)].map(({ to }) => to);
  expect(all.length).toBeGreaterThan(60);
  expect(unknownOf(all)).toEqual([]);
});

test('a path of the table is built when its row has a screen', () => {
  for (const { path, screen } of routeTable) expect([path, isBuilt(path)]).toEqual([path, !!screen]);
  expect(isLinkBuilt({ to: '/recruitments?open=true' })).toBe(true);
});
