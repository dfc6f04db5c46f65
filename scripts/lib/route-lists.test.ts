import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRouteLists } from './route-lists.mjs';

interface List {
  url: string;
  version: string;
  routes: Record<string, Record<string, unknown>>;
}

const route = (id: string, parentId?: string) => ({
  id,
  ...(parentId && { parentId }),
  module: `/static/ko/assets/${id}.js`,
  hasLoader: false,
  hasClientLoader: true,
  imports: ['/static/ko/assets/other.js'],
  css: [],
});

const manifest = {
  version: 'ab12',
  url: '/static/ko/assets/manifest-ab12.js',
  routes: Object.fromEntries(
    [
      route('root'),
      route('routes/shells/public', 'root'),
      route('/', 'routes/shells/public'),
      route('/about', 'routes/shells/public'),
      route('/{anything else}', 'routes/shells/public'),
      route('routes/shells/dashboard', 'root'),
      route('gate-dashboard', 'routes/shells/dashboard'),
      route('/dashboard/home', 'gate-dashboard'),
      route('routes/shells/console', 'root'),
      route('/console/main', 'routes/shells/console'),
    ].map((one) => [one.id, one]),
  ),
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ieum-routes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeBuilt = (text: string) => writeFile(join(folder, 'manifest-ab12.js'), text);

async function listOf(name: string): Promise<List> {
  const text = await readFile(join(folder, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), -1)) as List;
}

test('each area lists its own routes, their layouts, the root, the home page and the catch-all route', async () => {
  await writeBuilt(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writeRouteLists(folder);
  const shared = ['root', 'routes/shells/public', '/', '/{anything else}'];
  const console = await listOf('manifest-console-ab12.js');
  expect(Object.keys(console.routes).toSorted()).toEqual(
    [...shared, 'routes/shells/console', '/console/main'].toSorted(),
  );
  expect(console.url).toBe('/static/ko/assets/manifest-console-ab12.js');
  const members = await listOf('manifest-members-ab12.js');
  expect(Object.keys(members.routes).toSorted()).toEqual(
    [...shared, '/about', 'routes/shells/dashboard', 'gate-dashboard', '/dashboard/home'].toSorted(),
  );
  const visitors = await listOf('manifest-visitors-ab12.js');
  expect(Object.keys(visitors.routes).toSorted()).toEqual([...shared, '/about'].toSorted());
});

test('the list of all routes keeps every route with the fields that browsers use', async () => {
  await writeBuilt(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writeRouteLists(folder);
  const all = await listOf('manifest-ab12.js');
  expect(Object.keys(all.routes)).toEqual(Object.keys(manifest.routes));
  expect(all.routes['/about']).toEqual({
    id: '/about',
    parentId: 'routes/shells/public',
    module: '/static/ko/assets//about.js',
    hasClientLoader: true,
  });
});

test('a manifest of another form fails the build', async () => {
  await writeBuilt('export default 1');
  await expect(writeRouteLists(folder)).rejects.toThrow('not the expected JSON');
});
