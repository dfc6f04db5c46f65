import type { TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import type { HashTagRef, TaggedKindRows } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { data } from 'react-router';
import { hashTagsOf } from '#features/foundation/hash-tags/public-data.ts';
import type { Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import type { TagQuery } from './page-query.ts';

export interface TagData {
  tag: HashTagRef;
  /** The kind whose pages are shown; undefined for the first rows of every kind. */
  kind: TaggedKind | undefined;
  page: number;
  kinds: TaggedKindRows[];
}

/** How many of each kind are shown under 전체, and on a page of one kind. */
const TOP = 6;
export const TAGGED_PAGE = 20;

/** The name of an active hashtag as it is written now; undefined for one that does not exist. */
export async function findTagName(name: string, send?: Send): Promise<string | undefined> {
  const { hashTag } = await hashTagsOf(send).listRows({ query: { name, limit: 1 } });
  return hashTag?.name;
}

/** Everything that has a hashtag; a page beyond the end is the last page, a tag that does not exist is 404. */
export async function readTagged({ name, kind, page }: TagQuery, send?: Send): Promise<TagData> {
  const part = kind ? { kind, limit: TAGGED_PAGE, skip: (page - 1) * TAGGED_PAGE } : { limit: TOP };
  const { hashTag: tag, kinds } = await hashTagsOf(send).listRows({ query: { name, ...part } });
  if (!tag) throw data(null, { status: 404 });
  const shown = kinds.find((one) => one.kind === kind);
  const last = shown ? lastPageOf(shown.count, TAGGED_PAGE) : 1;
  if (kind && page > last) return readTagged({ name, kind, page: last }, send);
  return { tag, kind, page: kind ? page : 1, kinds };
}
