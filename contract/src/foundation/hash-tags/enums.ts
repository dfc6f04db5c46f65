/** The kinds of rows that can have hash tags. */
export const taggedKinds = ['recruitment', 'board', 'lecture'] as const;
export type TaggedKind = (typeof taggedKinds)[number];

/** The most hash tags of one row. */
export const HASH_TAGS_MAX = 10;
/** The longest name of a hash tag. */
export const HASH_TAG_LENGTH = 30;
/** The highest place in the order of hash tags. */
export const HASH_TAG_INDEX_MAX = 10_000;
