/** Filled in by the bundler out of the route table, so that pages need not carry the whole table. */
declare const BUILT_PATHS: readonly string[];

const built: ReadonlySet<string> = new Set(BUILT_PATHS);

/** Whether a table path (`/recruitments/{_recruitment}`) has its screen; menus name no other. */
export const isBuilt = (path: string): boolean => built.has(path);

/** Whether the page behind a link exists; its query and anchor do not matter. */
export const leadsSomewhere = (link: { to: string }): boolean => isBuilt(link.to.split(/[?#]/)[0] ?? '');
