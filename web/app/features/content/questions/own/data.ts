import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { questionPaths } from '@ieum/contract/content/questions/paths.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { Question, QuestionRow } from '@ieum/contract/content/questions/schemas.ts';
export type CenterQuestionDraft = Call<typeof questions.create>['body'];
type Rating = Call<typeof questions.rate>['body'];

const api = apiOf<typeof questions>(questionPaths);
const PAGE = 20;

export const ownQuestionsQuery = infiniteQueryOptions({
  queryKey: ['own-questions', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api.list({ query: { limit: PAGE, ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const ownQuestionQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-questions', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _question: id }, signal })).question,
    refetchOnMount: 'always',
  });

function useQuestionCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['own-questions'] }),
  });
}

interface QuestionSave {
  id: string | undefined;
  draft: CenterQuestionDraft;
  /** Identifies a new question, so that sending it again after a lost answer asks nothing twice. */
  key: string;
  version: number | undefined;
}

/** Asks a new question, or saves one over the version that the form started from. */
export const useSaveQuestion = () =>
  useQuestionCall(async ({ id, draft, key, version }: QuestionSave) => {
    const { question } = await (id === undefined
      ? api.create({ body: { ...draft, key } })
      : api.revise({ params: { _question: id }, body: { ...draft, version } }));
    return question;
  });

export function useRemoveQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _question: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: ownQuestionQuery(id).queryKey });
      await client.invalidateQueries({ queryKey: ownQuestionsQuery.queryKey });
    },
  });
}

export const useRate = () =>
  useQuestionCall(({ id, ...body }: Rating & { id: string }) =>
    api.rate({ params: { _question: id }, body }),
  );
