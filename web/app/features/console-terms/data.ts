import type { Call } from '@ieum/contract/endpoint.ts';
import type { terms } from '@ieum/contract/terms.ts';
import { seededTermsCodes } from '@ieum/contract/terms.enums.ts';
import { termsPaths } from '@ieum/contract/terms.paths.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';

export type { Terms } from '@ieum/contract/terms.ts';
export type TermsDraft = Call<typeof terms.create>['body'];

const api = apiOf<typeof terms>(termsPaths);

/** Rows of one page of the list. */
export const PAGE = 50;

/** The four texts every installation keeps. */
export const isSeeded = (code: string): boolean => (seededTermsCodes as readonly string[]).includes(code);

export const termsListQuery = (page: number) =>
  queryOptions({
    queryKey: ['console-terms', 'list', page],
    queryFn: ({ signal }) => api.listAll({ query: { limit: PAGE, skip: (page - 1) * PAGE }, signal }),
  });

export const oneTermsQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-terms', 'one', id],
    queryFn: async ({ signal }) => (await api.findOne({ params: { _terms: id }, signal })).terms,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** The console's lists and the texts that sign-up shows are read again. */
const forgetTerms = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['console-terms'] }),
    client.invalidateQueries({ queryKey: ['terms'] }),
  ]);

export type Saved = { id: string; change: Partial<TermsDraft> } | { id: undefined; change: TermsDraft };

/** Writes a new text, or what was changed of one. */
export function useSaveTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saved: Saved) => {
      if (saved.id === undefined) return (await api.create({ body: saved.change })).terms;
      return (await api.revise({ params: { _terms: saved.id }, body: saved.change })).terms;
    },
    onSuccess: () => forgetTerms(client),
  });
}

export function useRemoveTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _terms: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: oneTermsQuery(id).queryKey });
      await forgetTerms(client);
    },
  });
}
