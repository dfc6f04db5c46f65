import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import type { consoleHashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { consoleHashTagPaths } from '@ieum/contract/foundation/hash-tags/paths.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { HashTag } from '@ieum/contract/foundation/hash-tags/schemas.ts';
export type HashTagDraft = Call<typeof consoleHashTags.create>['body'];

const api = apiOf<typeof consoleHashTags>(consoleHashTagPaths);
export const PAGE = 20;

interface HashTagListParams {
  searchValue: string | undefined;
  active: 'true' | 'false' | undefined;
  page: number;
  sort: Sort | undefined;
}

export const hashTagListQuery = listQueryOf({
  key: ['console-hash-tags', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<HashTagListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { hashTags: [] },
});

export const hashTagQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-hash-tags', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _hashTag: id }, signal })).hashTag,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** The effect of merging; read again for each choice, because rows change meanwhile. */
export const mergeQuery = (from: string, into: string) =>
  queryOptions({
    queryKey: ['console-hash-tags', 'merge', from, into],
    queryFn: ({ signal }) => api.previewMerge({ params: { _hashTag: from, _into: into }, signal }),
    staleTime: 0,
  });

/** Lists and suggestions show the names. */
export const refreshHashTags = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['console-hash-tags', 'list'] }),
    client.invalidateQueries({ queryKey: ['hash-tags'] }),
  ]);

export const setHashTagActive = (id: string, isActive: boolean) =>
  api.revise({ params: { _hashTag: id }, body: { isActive } });

const removeHashTag = (id: string) => api.remove({ params: { _hashTag: id } });

export const removeHashTags = (body: RemovalDraft) => api.removeMany({ body });

interface HashTagSave {
  id?: string | undefined;
  draft: HashTagDraft;
  version?: number | undefined;
}

/** Creates a hashtag, or saves one over the version that the form started from. */
export function useSaveHashTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: HashTagSave) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _hashTag: id }, body: { ...draft, version } }),
    onSuccess: () => refreshHashTags(client),
  });
}

/** Forgets a tag that is gone. */
async function dropHashTag(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: hashTagQuery(id).queryKey });
  await refreshHashTags(client);
}

export function useRemoveHashTag() {
  const client = useQueryClient();
  return useMutation({ mutationFn: removeHashTag, onSuccess: (_answer, id) => dropHashTag(client, id) });
}

export function useMergeHashTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ from, into }: { from: string; into: string }) =>
      api.merge({ params: { _hashTag: from }, body: { _into: into } }),
    onSuccess: (_answer, { from }) => dropHashTag(client, from),
  });
}
