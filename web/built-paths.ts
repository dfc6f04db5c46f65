import { routeTable } from './app/route-table.ts';

const missing = routeTable.filter(({ screen }) => !screen);

/** The part of the route table in a browser bundle, which must not load the table itself. */
export const builtPaths = {
  /** The paths that have no screen yet (`lib/document/built.ts`). */
  UNBUILT_PATHS: JSON.stringify(missing.map(({ path }) => path)),
  /** The right that a screen of the console needs (`lib/session/rights.ts`). */
  SCREEN_RIGHTS: JSON.stringify(
    Object.fromEntries(routeTable.flatMap(({ path, right }) => (right ? [[path, right]] : []))),
  ),
  /** The audience of each path (`lib/session/guards.ts`). */
  AUDIENCES: JSON.stringify(Object.fromEntries(routeTable.map(({ path, audience }) => [path, audience]))),
};
