import type { ApplicationGroup } from '@ieum/contract/hiring/applications/enums.ts';
import type { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicationPaths } from '@ieum/contract/hiring/applications/paths.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';

const api = apiOf<typeof applications>(applicationPaths);

const PAGE_SIZE = 50;
const ROOT = ['applications'];

/** The person's applications of one tab, newest first, with the counts of all tabs. */
export const applicationsQuery = (group: ApplicationGroup) =>
  infiniteQueryOptions({
    queryKey: [...ROOT, 'list', group],
    queryFn: ({ pageParam, signal }) =>
      api.list({ query: { group, limit: PAGE_SIZE, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** One complete application: what was or would be sent, and its times. */
export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...ROOT, 'one', applicationId],
    queryFn: async ({ signal }) =>
      (await api.read({ params: { _application: applicationId }, signal })).application,
  });

function useChange(change: (applicationId: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ROOT }),
  });
}

/** Revokes a submitted application. */
export const useRevoke = () =>
  useChange((applicationId) => api.revoke({ params: { _application: applicationId } }));

/** Deletes a draft. */
export const useDiscard = () =>
  useChange((applicationId) => api.discard({ params: { _application: applicationId } }));

/** Downloads what was sent, or the current draft, as an A4 PDF. */
export const downloadApplication = (applicationId: string) =>
  download(applicationPaths.pdf, { params: { _application: applicationId } });
