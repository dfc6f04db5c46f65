import { routeTable } from './app/route-table.ts';

/** What a bundle knows of the route table: only the paths that have a screen (`lib/document/built.ts`). */
export const builtPaths = {
  BUILT_PATHS: JSON.stringify(routeTable.filter((entry) => entry.screen).map((entry) => entry.path)),
};
