import type { consoleSearch, SearchedWords } from '@ieum/contract/site/search/endpoints.ts';
import { consoleSearchPaths } from '@ieum/contract/site/search/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

const api = apiOf<typeof consoleSearch>(consoleSearchPaths);

export const searchedWordsQuery = queryOptions({
  queryKey: ['searched-words'],
  queryFn: async ({ signal }) => (await api.listWords({ signal })).words,
});

/** Hides words from visitors, or shows them again. */
export function useHideWords() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ words, isHidden }: Pick<SearchedWords, 'words' | 'isHidden'>) =>
      api.hideWords({ body: { words, isHidden } }),
    onSettled: () => client.invalidateQueries({ queryKey: searchedWordsQuery.queryKey }),
  });
}
