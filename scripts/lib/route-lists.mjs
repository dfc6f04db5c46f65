// The browser's lists of routes, one for each area of the web: docs/decisions/027-route-lists.md.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const areas = JSON.parse(await readFile(new URL('../../web/route-lists.json', import.meta.url), 'utf8'));
/**
 * In every list: any address that the list lacks matches the catch-all route, which requests it from the
 * server as a document; the home page's address would match the root alone.
 */
const [HOME, CATCH_ALL] = ['/', '/{anything else}'];

/**
 * The fields of a route that only the server uses: the preload lists are in the rendered page, and an
 * absent flag counts as false.
 */
const isForBrowser = ([key, value]) =>
  key !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0);

const slim = (routes) =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(isForBrowser)),
    ]),
  );

/** The root, the layouts of an area with every route under them, the home page and the catch-all route. */
export function routesUnder(routes, layouts) {
  const isTheirs = (id) => id !== undefined && (layouts.includes(id) || isTheirs(routes[id]?.parentId));
  const shared = ['root', HOME, CATCH_ALL, routes[HOME]?.parentId, routes[CATCH_ALL]?.parentId];
  return Object.fromEntries(Object.entries(routes).filter(([id]) => shared.includes(id) || isTheirs(id)));
}

/** Replaces React Router's list of all routes in the folder of built scripts, and adds one list for each area. */
export async function writeRouteLists(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('the web build has no manifest of routes');
  const [, opening, json] =
    /^([^{]*)(\{[\s\S]*\});?\s*$/.exec(await readFile(join(folder, name), 'utf8')) ?? [];
  if (!json) throw new Error('the manifest of routes is not the expected JSON');
  const manifest = JSON.parse(json);
  const all = slim(manifest.routes);
  const write = (file, routes) => {
    const list = { ...manifest, url: manifest.url.replace(name, file), routes };
    return writeFile(join(folder, file), `${opening}${JSON.stringify(list)};`);
  };
  await write(name, all);
  for (const [area, layouts] of Object.entries(areas))
    await write(name.replace('manifest-', `manifest-${area}-`), routesUnder(all, layouts));
}
