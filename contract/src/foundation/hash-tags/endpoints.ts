import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Flag, freeLine, Id, ListHeaders, listOf, listPart, Nothing, rowsOf } from '../../common/schemas.ts';
import { Removal, RemovalDraft } from '../approvals/removals.ts';
import { HASH_TAGS_MAX, taggedKinds } from './enums.ts';
import { consoleHashTagPaths, hashTagPaths } from './paths.ts';
import { HashTag, HashTagDraft, HashTagRef, TaggedKindRows } from './schemas.ts';

const Ids = z
  .string()
  .max(64 * HASH_TAGS_MAX)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(Id).max(HASH_TAGS_MAX));

export const hashTags = endpointsOf('hashTags', {
  /**
   * While somebody types: the active tags that begin with the text, also in the middle of a Korean syllable,
   * then those that contain it. With `_hashTags` those tags instead, also inactive ones.
   */
  suggest: endpoint({
    ...hashTagPaths.suggest,
    summary: 'Suggest hashtags',
    query: z.object({
      searchValue: freeLine(100).optional(),
      _hashTags: Ids.optional(),
      limit: z.coerce.number().int().min(1).max(20).default(10),
    }),
    response: z.object({ hashTags: rowsOf(HashTagRef) }),
  }),
  /** Without `kind` the newest rows of each kind, with it a page of that kind and the counts of the others; null for a tag that is unknown or not active. A name that the tag had before finds it, too. */
  listRows: endpoint({
    ...hashTagPaths.listRows,
    summary: 'List the public rows that have a hashtag',
    query: z.object({
      name: freeLine(100).default(''),
      kind: z.enum(taggedKinds).optional(),
      limit: listPart.limit,
      skip: listPart.skip,
    }),
    response: z.object({ hashTag: HashTagRef.nullable(), kinds: rowsOf(TaggedKindRows) }),
  }),
});

const params = z.object({ _hashTag: Id });
const response = z.object({ hashTag: HashTag });

export const consoleHashTags = endpointsOf('consoleHashTags', {
  list: endpoint({
    ...consoleHashTagPaths.list,
    summary: 'List the hashtags with how often they are used',
    query: z.object({
      ...listPart,
      searchValue: freeLine(100).optional(),
      active: Flag.optional(),
    }),
    headers: ListHeaders,
    response: listOf('hashTags', HashTag),
  }),
  find: endpoint({ ...consoleHashTagPaths.find, summary: 'Read a hashtag', params, response }),
  create: endpoint({
    ...consoleHashTagPaths.create,
    summary: 'Create a hashtag',
    body: HashTagDraft,
    response,
  }),
  revise: endpoint({
    ...consoleHashTagPaths.revise,
    summary: 'Change a hashtag',
    params,
    /** If `version` is sent and the tag has changed since, the answer is 409 with `current`. */
    body: HashTagDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  /** Every row loses it. */
  remove: endpoint({
    ...consoleHashTagPaths.remove,
    summary: 'Delete a hashtag',
    params,
    response: Nothing,
  }),
  /**
   * More than a hundred need a reason, and are deleted only after a second administrator has approved it; at once
   * where there is none, which is recorded.
   */
  removeMany: endpoint({
    ...consoleHashTagPaths.removeMany,
    summary: 'Delete several hashtags',
    body: RemovalDraft,
    response: Removal,
  }),
  /** How many rows would get the other tag, and how many of the rows have it already. */
  previewMerge: endpoint({
    ...consoleHashTagPaths.previewMerge,
    summary: 'Read what merging a hashtag into another would change',
    params: params.extend({ _into: Id }),
    response: z.object({ moved: z.int(), already: z.int() }),
  }),
  /** Every row of the tag gets the other one instead, and the tag is deleted. */
  merge: endpoint({
    ...consoleHashTagPaths.merge,
    summary: 'Merge a hashtag into another',
    params,
    body: z.object({ _into: Id }),
    response: response.extend({ moved: z.int() }),
  }),
});
