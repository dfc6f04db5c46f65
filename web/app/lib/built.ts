import { routeTable } from '../route-table.ts';

const built: ReadonlySet<string> = new Set(
  routeTable.filter((entry) => entry.screen !== undefined).map((entry) => entry.path),
);

/** Whether a table path (`/recruitments/{_recruitment}`) has its screen; menus name no other. */
export const isBuilt = (path: string): boolean => built.has(path);

/** Whether the page behind a link exists; its query and anchor do not matter. */
export const leadsSomewhere = (link: { to: string }): boolean => isBuilt(link.to.split(/[?#]/)[0] ?? '');
