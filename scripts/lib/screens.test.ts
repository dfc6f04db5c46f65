import { expect, test } from 'vitest';
import { routeTable } from '../../web/app/route-table.ts';
import { visitsOf } from './screens.ts';

const rows = Array.from({ length: 40 }, (_, at) => ({
  _id: `row-${at}`,
  _company: `company-${at}`,
  code: `code-${at}`,
}));
/** Every list that an example names has these rows. */
const lists = routeTable.flatMap(({ visits }) =>
  Object.values(visits?.examples ?? {}).flatMap((example) =>
    typeof example === 'string' ? [] : [[example.rows, rows] as const],
  ),
);
const ask = async () => Object.fromEntries(lists);

test('every built screen is opened by a visitor or an account, without unfilled parameters, or has a reason why not', async () => {
  const visitors = ['visitor', 'person', 'company', 'pending', 'admin'] as const;
  const visits = (await Promise.all(visitors.map((as) => visitsOf(as, ask)))).flat();
  expect(visits.filter(({ address }) => address.includes('{'))).toEqual([]);
  const visited = new Set(visits.map(({ path }) => path.replace(/\?.*/, '')));
  const missing = routeTable.filter(
    ({ path, screen, visits: how }) => screen && !how?.none && !visited.has(path),
  );
  expect(missing).toEqual([]);
});

test('a screen with example rows is opened with as many as the route table says, and in each of its states', async () => {
  const addresses = (await visitsOf('visitor', ask)).map(({ address }) => address);
  expect(addresses.filter((one) => one.startsWith('/recruitments/'))).toEqual(
    [0, 8, 16, 24, 32].map((at) => `/recruitments/row-${at}`),
  );
  expect(addresses.filter((one) => one.startsWith('/companies/'))).toEqual(['/companies/company-0']);
  expect(addresses.filter((one) => one.startsWith('/join') && !one.startsWith('/join/'))).toEqual([
    '/join',
    '/join?type=person',
    '/join?type=company',
  ]);
});

test('a parameter without an example fails, so that no screen is omitted silently', async () => {
  await expect(visitsOf('visitor', async () => ({ recruitments: [] }))).rejects.toThrow('no example');
});
