import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';
import type { InquiryState, QuestionCategory } from '@ieum/contract/content/questions/enums.ts';
import { consoleQuestionPaths } from '@ieum/contract/content/questions/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, sortHeader, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type {
  ConsoleQuestion,
  ConsoleQuestionRow,
} from '@ieum/contract/content/questions/console-endpoints.ts';
export type QuestionFor = Call<typeof consoleQuestions.create>['body'];
export type Revision = Call<typeof consoleQuestions.revise>['body'];

const api = apiOf<typeof consoleQuestions>(consoleQuestionPaths);
export const PAGE = 20;

interface QuestionListParams {
  searchValue: string | undefined;
  state: InquiryState | undefined;
  category: QuestionCategory | undefined;
  _assignee: string | undefined;
  page: number;
  sort: Sort | undefined;
}

export type QuestionFilter = Omit<QuestionListParams, 'page' | 'sort'>;

/** Exports the filtered list as a workbook; the server records who did and why. */
export const downloadQuestions = (
  filter: QuestionFilter,
  sort: Sort | undefined,
  reason: string,
): Promise<void> =>
  download(consoleQuestionPaths.export, { query: { ...filter, reason }, headers: sortHeader(sort) });

export const questionListQuery = listQueryOf({
  key: ['console-questions', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<QuestionListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { questions: [] },
});

/** The questions that have waited longest for an answer, and how many wait. */
export const waitingQuestionsQuery = queryOptions({
  queryKey: ['console-questions', 'waiting'],
  queryFn: ({ signal }) =>
    api.list({ query: { state: 'ANSWER_AWAITING', limit: 1 }, signal, isBackground: true }),
  refetchInterval: 60_000,
});

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-questions', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _question: id }, signal })).question,
    refetchOnWindowFocus: false,
  });

export const assigneesQuery = queryOptions({
  queryKey: ['console-questions', 'assignees'],
  queryFn: async ({ signal }) => (await api.listAssignees({ signal })).administrators,
  staleTime: 60_000,
});

function useQuestionCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['console-questions'] }),
  });
}

export const useReviseQuestion = () =>
  useQuestionCall(({ id, ...body }: Revision & { id: string }) =>
    api.revise({ params: { _question: id }, body }),
  );

export const useAskFor = () => useQuestionCall((body: QuestionFor) => api.create({ body }));

export const useRemoveQuestion = () =>
  useQuestionCall((id: string) => api.remove({ params: { _question: id } }));

/** The asker's whole contact details; they are not cached. */
export const useDisclose = () =>
  useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
      (await api.disclose({ params: { _question: id }, body: { reason } })).contact,
  });
