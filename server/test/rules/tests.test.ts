import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root, sources } from './source.ts';

test('each module with tables is tested on both databases', () => {
  const modules = globSync('server/src/!(kit|platform)/*/tables.ts', { cwd: root }).map((path) =>
    path.replace(/tables\.ts$/, ''),
  );
  expect(modules.length).toBeGreaterThan(10);
  const untested = modules.filter(
    (path) => globSync(`${path}**/*.databases.test.ts`, { cwd: root }).length === 0,
  );
  expect(untested).toEqual([]);
});

test('the name of a test that opens a database says on which one it runs', () => {
  const opening = sources().filter(
    ({ path, imports }) =>
      path.endsWith('.test.ts') &&
      imports.some((name) => /\/(world|test-database)\.ts$|^@electric-sql\//.test(name)),
  );
  expect(opening.length).toBeGreaterThan(50);
  const unnamed = opening.filter(({ path }) => !/\.(api|databases|embedded)\.test\.ts$/.test(path));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});
