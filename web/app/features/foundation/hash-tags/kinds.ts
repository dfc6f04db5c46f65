import type { TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { copy } from './copy.ts';

/** The address of a row of each kind for visitors. */
const addresses: Readonly<Record<TaggedKind, (id: string) => string>> = {
  recruitment: (id) => `/recruitments/${id}`,
  board: (id) => `/guide?post=${id}`,
  lecture: (id) => `/lectures/${id}`,
};

/** The address of a row that has a hashtag. */
export const taggedAddress = (kind: TaggedKind, id: string): string => addresses[kind](id);
/** The name of a kind of rows. */
export const kindName = (kind: TaggedKind): string => copy.kinds[kind];

/** The address of everything that has a hashtag. */
export const hashTagAddress = (name: string): string => `/search?${new URLSearchParams({ tag: name })}`;
