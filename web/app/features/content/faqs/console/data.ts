import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type { ConsoleFaqRow, consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { consoleFaqPaths } from '@ieum/contract/content/faqs/paths.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { useReorder } from '#lib/api/use-reorder.ts';

export type { ConsoleFaq, ConsoleFaqRow } from '@ieum/contract/content/faqs/endpoints.ts';
export type FaqDraft = Call<typeof consoleFaqs.create>['body'];

const api = apiOf<typeof consoleFaqs>(consoleFaqPaths);
/** A category never has more questions than fit on one page. */
const ALL = 100;
const REASONS_PAGE = 10;

/** All questions of a category in their order. */
export const categoryQuery = (category: FaqCategory) =>
  queryOptions({
    queryKey: ['console-faqs', 'category', category],
    queryFn: async ({ signal }) => (await api.list({ query: { category, limit: ALL }, signal })).faqs,
  });

export interface FaqSearch {
  searchValue: string | undefined;
  state: PublicationState | undefined;
}

/** The questions of all categories that match, with their number. */
export const searchQuery = (search: FaqSearch) =>
  queryOptions({
    queryKey: ['console-faqs', 'search', search],
    queryFn: ({ signal }) => api.list({ query: { ...search, limit: ALL }, signal }),
  });

export const faqQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-faqs', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _faq: id }, signal })).faq,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Why an answer did not help, the newest first. */
export const reasonsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['console-faqs', 'reasons', id],
    queryFn: ({ signal, pageParam }) =>
      api.listReasons({
        params: { _faq: id },
        query: { limit: REASONS_PAGE, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Reply<typeof consoleFaqs.listReasons>) => next,
  });

const refreshFaqs = (client: QueryClient) =>
  Promise.all(
    ['category', 'search'].map((part) => client.invalidateQueries({ queryKey: ['console-faqs', part] })),
  );

export const useOrderFaqs = (category: FaqCategory) =>
  useReorder<ConsoleFaqRow>({
    queryKey: categoryQuery(category).queryKey,
    write: (ids) => api.reorder({ body: { category, _faqs: ids } }),
    invalidate: refreshFaqs,
  });

/** Publishes a question, or takes it back. */
export function useSetFaqActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      api.revise({ params: { _faq: id }, body: { isActive } }),
    onSettled: () => refreshFaqs(client),
  });
}

/** Creates a question, or saves one over the version that the form started from. */
export function useSaveFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: FaqDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _faq: id }, body: { ...draft, version } }),
    onSuccess: () => refreshFaqs(client),
  });
}

export function useRemoveFaq() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _faq: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: faqQuery(id).queryKey });
      await refreshFaqs(client);
    },
  });
}
