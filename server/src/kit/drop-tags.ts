/** Drops cached pages by tag, in every process, before the write's reply leaves. */
export type DropTags = (tags: readonly string[]) => Promise<void>;
