/** Filled in by the bundler from the route table, so that pages need not contain the whole table. */
declare const UNBUILT_PATHS: readonly string[];

const unbuilt: ReadonlySet<string> = new Set(UNBUILT_PATHS);

/** Whether a table path (`/recruitments/{_recruitment}`) has its screen; menus list no others. */
export const isBuilt = (path: string): boolean => !unbuilt.has(path);

/** Whether the page of a link exists; its query and fragment do not matter. */
export const isLinkBuilt = (link: { to: string }): boolean => isBuilt(link.to.split(/[?#]/)[0] ?? '');
