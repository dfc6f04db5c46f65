import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consolePrompts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { consolePromptPaths } from '@ieum/contract/assistant/prompts/paths.ts';
import type { ConsolePrompt } from '@ieum/contract/assistant/prompts/schemas.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { useReorder } from '#lib/api/use-reorder.ts';

export type {
  ConsolePrompt,
  ConsolePromptGroup,
  PromptGroups,
} from '@ieum/contract/assistant/prompts/schemas.ts';
export type PromptDraft = Call<typeof consolePrompts.create>['body'];
type GroupsDraft = Call<typeof consolePrompts.saveGroups>['body'];

const api = apiOf<typeof consolePrompts>(consolePromptPaths);
const KEY = 'console-prompts';
/** A group never has more prompts than fit on one page. */
const ALL = 100;

/** The groups with the number of their prompts. */
export const groupsQuery = queryOptions({
  queryKey: [KEY, 'groups'],
  queryFn: ({ signal }) => api.readGroups({ signal }),
});

/** All prompts of a group in their order. */
export const ofGroupQuery = (group: string) =>
  queryOptions({
    queryKey: [KEY, 'group', group],
    queryFn: async ({ signal }) => (await api.list({ query: { group, limit: ALL }, signal })).prompts,
  });

export interface PromptSearch {
  searchValue?: string | undefined;
  active?: 'true' | 'false' | undefined;
  /** Those whose group no longer exists. */
  ungrouped?: 'true';
}

/** The prompts of all groups that match, with their number. */
export const searchQuery = (search: PromptSearch) =>
  queryOptions({
    queryKey: [KEY, 'search', search],
    queryFn: ({ signal }) => api.list({ query: { ...search, limit: ALL }, signal }),
  });

export const promptQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _prompt: id }, signal })).prompt,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

const refreshPrompts = (client: QueryClient) =>
  Promise.all(
    ['groups', 'group', 'search'].map((part) => client.invalidateQueries({ queryKey: [KEY, part] })),
  );

export const useOrderPrompts = (group: string) =>
  useReorder<ConsolePrompt>({
    queryKey: ofGroupQuery(group).queryKey,
    write: (ids) => api.reorder({ body: { group, _prompts: ids } }),
    invalidate: refreshPrompts,
  });

/** Shows a prompt in the chat, or hides it. */
export function useSetPromptActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      api.revise({ params: { _prompt: id }, body: { isActive } }),
    onSettled: () => refreshPrompts(client),
  });
}

/** Creates a prompt, or saves one over the version that the form started from. */
export function useSavePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: PromptDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _prompt: id }, body: { ...draft, version } }),
    onSuccess: () => refreshPrompts(client),
  });
}

export function useRemovePrompt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _prompt: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: promptQuery(id).queryKey });
      await refreshPrompts(client);
    },
  });
}

export function useSaveGroups() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GroupsDraft) => api.saveGroups({ body }),
    onSuccess: () => refreshPrompts(client),
  });
}
