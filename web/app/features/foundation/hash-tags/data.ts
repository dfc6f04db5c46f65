import type { HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { hashTagsOf } from './public-data.ts';

/** The names of the tags that this page has read, for texts that cannot wait. */
const names = new Map<string, string>();

/** Remembers the names of tags and returns them. */
function rememberNames(tags: readonly HashTagRef[]): readonly HashTagRef[] {
  for (const { _id, name } of tags) names.set(_id, name);
  return tags;
}

/** The names of tags, as far as they are known. */
export const knownNames = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => (names.has(id) ? `#${names.get(id)}` : []));

/** The tags for what is typed. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['hash-tags', 'suggestions', typed],
    queryFn: async ({ signal }) =>
      rememberNames((await hashTagsOf().suggest({ query: { searchValue: typed }, signal })).hashTags),
    placeholderData: keepPreviousData,
  });

const namesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['hash-tags', 'names', ids],
    queryFn: async ({ signal }) =>
      rememberNames((await hashTagsOf().suggest({ query: { _hashTags: ids.join(',') }, signal })).hashTags),
  });

/** The tags of ids in their order; those whose names are not known yet are read, those that are gone left out. */
export function useHashTags(ids: readonly string[]): readonly HashTagRef[] {
  const unknown = ids.filter((id) => !names.has(id));
  useQuery({ ...namesQuery(unknown), enabled: unknown.length > 0 });
  return ids.flatMap((_id) => {
    const name = names.get(_id);
    return name === undefined ? [] : { _id, name };
  });
}
