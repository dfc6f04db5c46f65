import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type { Terms, terms } from '@ieum/contract/account/terms/endpoints.ts';
import { seededTermsCodes } from '@ieum/contract/account/terms/enums.ts';
import { termsPaths } from '@ieum/contract/account/terms/paths.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { useReorder } from '#lib/api/use-reorder.ts';

export type { Terms } from '@ieum/contract/account/terms/endpoints.ts';
export type TermsDraft = Call<typeof terms.create>['body'];

export type TermsChange = Omit<Call<typeof terms.revise>['body'], 'revision'>;

const api = apiOf<typeof terms>(termsPaths);

/** The four texts that exist in every installation. */
export const isSeeded = (code: string): boolean => (seededTermsCodes as readonly string[]).includes(code);

const MAX_AT_ONCE = 100;

async function readEvery(signal: AbortSignal): Promise<Terms[]> {
  const rows: Terms[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query = { limit: MAX_AT_ONCE, ...(after && { after }) };
    const page: Reply<typeof terms.listAll> = await api.listAll({ query, signal });
    rows.push(...page.termsList);
    after = page.next;
  }
  return rows;
}

/** All texts in the order of the sign-up form. */
export const everyTermsQuery = queryOptions({
  queryKey: ['console-terms', 'list'],
  queryFn: ({ signal }) => readEvery(signal),
});

export const oneTermsQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-terms', 'one', id],
    queryFn: async ({ signal }) => (await api.findOne({ params: { _terms: id }, signal })).terms,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Invalidates the console's lists and the texts on the sign-up form. */
const invalidateTerms = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['console-terms'] }),
    client.invalidateQueries({ queryKey: ['terms'] }),
  ]);

export type TermsSave =
  | { id: string; change: TermsChange & { revision: number } }
  | { id: undefined; change: TermsDraft };

/** Creates a text, or saves the changed fields of one. */
export function useSaveTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saved: TermsSave) => {
      if (saved.id === undefined) return (await api.create({ body: saved.change })).terms;
      return (await api.revise({ params: { _terms: saved.id }, body: saved.change })).terms;
    },
    onSuccess: () => invalidateTerms(client),
  });
}

export function useRemoveTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _terms: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: oneTermsQuery(id).queryKey });
      await invalidateTerms(client);
    },
  });
}

export const useOrderTerms = () =>
  useReorder<Terms>({
    queryKey: everyTermsQuery.queryKey,
    write: (ids) => api.reorder({ body: { _terms: ids } }),
    invalidate: invalidateTerms,
  });
