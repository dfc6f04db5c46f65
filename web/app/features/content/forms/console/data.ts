import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consoleForms } from '@ieum/contract/content/forms/endpoints.ts';
import { consoleFormPaths } from '@ieum/contract/content/forms/paths.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { Form, FormRow } from '@ieum/contract/content/forms/endpoints.ts';
export type FormDraft = Call<typeof consoleForms.create>['body'];
export type FormEmail = Call<typeof consoleForms.previewEmail>['body'];

const api = apiOf<typeof consoleForms>(consoleFormPaths);
export const PAGE = 20;

interface FormListParams {
  searchValue: string | undefined;
  page: number;
  sort: Sort | undefined;
}

export const formListQuery = listQueryOf({
  key: ['console-forms', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<FormListParams, 'page' | 'sort'>>) => api.list({ query, ...rest }),
  nothing: { forms: [] },
});

export const formQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-forms', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _form: id }, signal })).form,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

const refreshForms = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['console-forms', 'list'] });

/** Creates a form, or saves one over the version that the editor started from. */
export function useSaveForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: FormDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _form: id }, body: { ...draft, version } }),
    onSuccess: () => refreshForms(client),
  });
}

export function useRemoveForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _form: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: formQuery(id).queryKey });
      await refreshForms(client);
    },
  });
}

/** The e-mail as it would be sent; sends nothing. */
export const usePreviewEmail = (id: string) =>
  useMutation({
    mutationFn: async (body: FormEmail) => (await api.previewEmail({ params: { _form: id }, body })).mail,
  });

/** Sends a form by e-mail, once for each key. */
export function useSendEmail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: FormEmail & { key: string }) =>
      (await api.email({ params: { _form: id }, body })).sending,
    onSuccess: () => client.invalidateQueries({ queryKey: ['console-forms'] }),
  });
}
