import type { Call } from '@ieum/contract/common/endpoint.ts';
import { phrasePaths } from '@ieum/contract/content/questions/paths.ts';
import type { phrases } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { QuestionPhrase } from '@ieum/contract/content/questions/phrase-endpoints.ts';
export type PhraseDraft = Call<typeof phrases.create>['body'];

const api = apiOf<typeof phrases>(phrasePaths);
/** The menu of the reply shows them all. */
const ALL = 100;

export const phrasesQuery = queryOptions({
  queryKey: ['question-phrases'],
  queryFn: async ({ signal }) => (await api.list({ query: { limit: ALL }, signal })).phrases,
});

function usePhraseCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: phrasesQuery.queryKey }),
  });
}

export const useSavePhrase = () =>
  usePhraseCall(
    ({ id, draft, version }: { id: string | undefined; draft: PhraseDraft; version?: number | undefined }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _phrase: id }, body: { ...draft, version } }),
  );

export const useRemovePhrase = () => usePhraseCall((id: string) => api.remove({ params: { _phrase: id } }));
