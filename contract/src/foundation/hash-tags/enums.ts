/** The kinds of rows that can have hashtags. */
export const taggedKinds = ['recruitment', 'board', 'lecture'] as const;
export type TaggedKind = (typeof taggedKinds)[number];

/** The most hashtags of one row. */
export const HASH_TAGS_MAX = 10;
/** The longest name of a hashtag. */
export const HASH_TAG_LENGTH = 30;
/** The highest place in the order of hashtags. */
export const HASH_TAG_INDEX_MAX = 10_000;
