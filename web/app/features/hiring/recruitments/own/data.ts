import type { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { companyRecruitmentPaths } from '@ieum/contract/hiring/recruitments/company-paths.ts';
import type { OwnKind, RecruitmentState, MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export const ownRecruitmentApi = apiOf<typeof companyRecruitments>(companyRecruitmentPaths);

/** Rows on one page of the list. */
export const PAGE = 20;

export interface ListPlace {
  state?: RecruitmentState | undefined;
  /** A kind within the state, as counted on the home screen. */
  only?: OwnKind | undefined;
  searchValue?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

export const ownListQuery = ({ state, only, searchValue, page = 1 }: ListPlace = {}) =>
  queryOptions({
    queryKey: ['own-recruitments', 'list', { state, only, searchValue, page }],
    queryFn: ({ signal }) =>
      ownRecruitmentApi.list({
        query: { state, only, searchValue, limit: PAGE, skip: (page - 1) * PAGE },
        signal,
      }),
  });

const MAX = 100;

/** Loads all pages, because counts over them must be complete. */
async function readAll(state: RecruitmentState, signal: AbortSignal) {
  const whole = await ownRecruitmentApi.list({ query: { state, limit: MAX }, signal });
  for (let after = whole.next; after;) {
    const page = await ownRecruitmentApi.list({ query: { state, limit: MAX, after }, signal });
    whole.recruitments.push(...page.recruitments);
    after = page.next;
  }
  return whole;
}

/** Everything of one state at once, for the home screen and the recruitment switch. */
export const ownStateQuery = (state: RecruitmentState) =>
  queryOptions({
    queryKey: ['own-recruitments', 'list', { state, isWhole: true }],
    queryFn: ({ signal }) => readAll(state, signal),
  });

export const ownRecruitmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-recruitments', 'one', id],
    queryFn: async ({ signal }) =>
      (await ownRecruitmentApi.read({ params: { _recruitment: id }, signal })).recruitment,
  });

/** Invalidates the list, the numbers of the home screen and the recruitment itself. */
export const invalidateOwnRecruitments = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['own-recruitments'] });

export function useSetState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: RecruitmentState }) =>
      ownRecruitmentApi.setState({ params: { _recruitment: id }, body: { state } }),
    onSettled: () => invalidateOwnRecruitments(client),
  });
}

/** Answers the administrators who hid a recruitment. */
export function useAnswerBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reply }: { id: string; reply: string }) =>
      (await ownRecruitmentApi.answerBlock({ params: { _recruitment: id }, body: { reply } })).recruitment,
    onSuccess: () => client.invalidateQueries({ queryKey: ['own-recruitments', 'list'] }),
  });
}

/** Sets whether moves before a decision notify the applicants of a recruitment. */
export function useSetMoveNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, moveNotice }: { id: string; moveNotice: MoveNotice }) =>
      ownRecruitmentApi.setMoveNotice({ params: { _recruitment: id }, body: { moveNotice } }),
    onSuccess: ({ moveNotice }, { id }) =>
      client.setQueryData(ownRecruitmentQuery(id).queryKey, (one) => one && { ...one, moveNotice }),
  });
}

/** Which applicants closing would affect, loaded each time. */
export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-recruitments', 'closing', id],
    queryFn: () => readClosing(id),
    staleTime: 0,
    gcTime: 0,
  });

/** Which applicants closing would affect at this moment. */
export const readClosing = async (id: string) =>
  (await ownRecruitmentApi.readClosing({ params: { _recruitment: id } })).closing;

export function useRemove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ownRecruitmentApi.remove({ params: { _recruitment: id } }),
    onSettled: () => invalidateOwnRecruitments(client),
  });
}

/** Creates an unpublished copy with questions and files; the same key creates only one. */
export function useDuplicate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, key }: { id: string; key: string }) =>
      (await ownRecruitmentApi.duplicate({ params: { _recruitment: id }, body: { key } })).recruitment,
    onSuccess: () => invalidateOwnRecruitments(client),
  });
}
