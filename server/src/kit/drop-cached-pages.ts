/** Drops cached pages by tag, in every process, before the write's response is sent. */
export type DropCachedPages = (tags: readonly string[]) => Promise<void>;
