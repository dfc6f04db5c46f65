import { routeTable } from './app/route-table.ts';

const screens = routeTable.filter(({ screen }) => screen);

/** The part of the route table in a browser bundle, which must not load the table itself. */
export const builtPaths = {
  /** The paths that have a screen (`lib/document/built.ts`). */
  BUILT_PATHS: JSON.stringify(screens.map(({ path }) => path)),
  /** The right that a screen of the console needs (`lib/session/rights.ts`). */
  SCREEN_RIGHTS: JSON.stringify(
    Object.fromEntries(routeTable.flatMap(({ path, right }) => (right ? [[path, right]] : []))),
  ),
  /** The audience of each path (`lib/session/guards.ts`). */
  AUDIENCES: JSON.stringify(Object.fromEntries(routeTable.map(({ path, audience }) => [path, audience]))),
};
