/** Drops cached pages by tag, in every process, before the write's response is sent. */
export type DropTags = (tags: readonly string[]) => Promise<void>;
