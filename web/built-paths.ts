import { routeTable } from './app/route-table.ts';

const screens = routeTable.filter(({ screen }) => screen);

/** What a bundle of the browser knows of the route table, which itself it must not load. */
export const builtPaths = {
  /** The paths that have a screen (`lib/document/built.ts`). */
  BUILT_PATHS: JSON.stringify(screens.map(({ path }) => path)),
  /** Who each path is for (`lib/session/guards.ts`). */
  AUDIENCES: JSON.stringify(Object.fromEntries(routeTable.map(({ path, audience }) => [path, audience]))),
};
