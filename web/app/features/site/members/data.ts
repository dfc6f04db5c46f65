import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type { members } from '@ieum/contract/site/members/endpoints.ts';
import { memberPaths } from '@ieum/contract/site/members/paths.ts';
import type { UserStatus, UserType, Approval } from '@ieum/contract/account/users/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, sortHeader } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

const api = apiOf<typeof members>(memberPaths);

/** Rows on one page of the list. */
export const PAGE = 20;
/** Signed addresses of documents are valid for five minutes. */
const FRESH_MILLISECONDS = 240_000;

export interface MemberFilter {
  userType?: UserType | undefined;
  approval?: Approval | undefined;
  status?: UserStatus | undefined;
  scope?: 'console' | undefined;
  /** A level's id. */
  _level?: string | undefined;
  /** Only these members: ids separated by commas. */
  _user?: string | undefined;
  /** Seoul days, both included. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
}

export interface MemberListParams extends MemberFilter {
  searchValue?: string | undefined;
  /** By default the server's order: the longest waiting first, else the newest. */
  sort?: Sort | undefined;
  /** From 1. */
  page: number;
}

/** A page of members. */
export const memberListQuery = listQueryOf<MemberListParams, Reply<typeof members.list>>({
  key: ['members', 'list'],
  size: PAGE,
  call: (input) => api.list(input),
  nothing: { users: [] },
});

/** The companies that have waited longest. */
export const longestWaitingQuery = (limit: number) =>
  queryOptions({
    queryKey: ['members', 'list', { waiting: limit }],
    queryFn: ({ signal }) => api.list({ query: { approval: 'PENDING', limit }, signal }),
  });

export const memberSummaryQuery = queryOptions({
  queryKey: ['members', 'summary'],
  queryFn: async ({ signal }) => (await api.summary({ signal })).summary,
});

const oneKey = (id: string) => ['members', 'one', id] as const;

/**
 * One member, masked unless the server may show them unmasked; loaded again when the documents' addresses
 * expire.
 */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await api.find({ params: { _user: id }, signal })).user,
    staleTime: FRESH_MILLISECONDS,
    refetchOnWindowFocus: false,
  });

const invalidateLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['members', 'list'] }),
    client.invalidateQueries({ queryKey: ['members', 'summary'] }),
  ]);

/** Loads everything about a member again after somebody else decided first. */
export const refreshMember = (client: QueryClient, id: string) =>
  Promise.all([invalidateLists(client), client.invalidateQueries({ queryKey: oneKey(id) })]);

/** The decisions of an administrator about a member. */
export type Decision =
  | { act: 'approve'; id: string }
  | { act: 'reject'; id: string; rejectMsg: string }
  | { act: 'block'; id: string; reason: string }
  | { act: 'unblock'; id: string };

type Change =
  | Decision
  | { act: 'disclose'; id: string; reason: string }
  | { act: 'level'; id: string; level: string | null }
  | { act: 'revise'; id: string; revision: MemberRevision };

export type MemberRevision = Call<typeof members.revise>['body'];
export type MemberDraft = Call<typeof members.create>['body'];

function send(change: Change) {
  const params = { _user: change.id };
  if (change.act === 'disclose') return api.disclose({ params, body: { reason: change.reason } });
  if (change.act === 'level') return api.setLevel({ params, body: { _level: change.level } });
  if (change.act === 'revise') return api.revise({ params, body: change.revision });
  if (change.act === 'approve') return api.approve({ params });
  if (change.act === 'reject') return api.reject({ params, body: { rejectMsg: change.rejectMsg } });
  if (change.act === 'block')
    return api.setStatus({ params, body: { status: 'BLOCKED', reason: change.reason } });
  return api.setStatus({ params, body: { status: 'ACTIVE' } });
}

/** Makes one decision of several; the lists are loaded again after all of them. */
export const decideOne = (decision: Decision) => send(decision);

/** Loads the lists again after several were decided. */
export const refreshMembers = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['members'] }),
    client.invalidateQueries({ queryKey: ['audit'] }),
  ]);

/** Exports the members of a list as a workbook; the server records who did and why. */
export function downloadMembers(
  { page: _page, sort, ...filter }: MemberListParams,
  { reason, hasContacts }: { reason: string; hasContacts: boolean },
): Promise<void> {
  const contacts = hasContacts ? 'true' : undefined;
  return download(memberPaths.export, { query: { ...filter, reason, contacts }, headers: sortHeader(sort) });
}

/** Decides about a member; the result is shown only after the server's response. */
export function useChangeMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => (await send(change)).user,
    onSuccess: (user) => {
      client.setQueryData(oneKey(user._id), user);
      void invalidateLists(client);
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}

/** Creates an account and returns it. */
export function useCreateMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: MemberDraft) => (await api.create({ body })).user,
    onSuccess: () => invalidateLists(client),
  });
}

/** Sends a temporary password, or sets the given encrypted one. */
export function useResetPassword() {
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password?: string }) =>
      api.resetPassword({ params: { _user: id }, body: password === undefined ? {} : { password } }),
  });
}

/** Closes an account on behalf of its owner. */
export function useWithdrawMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api.withdraw({ params: { _user: id }, query: { reason } }),
    onSuccess: async (_answer, { id }) => {
      client.removeQueries({ queryKey: oneKey(id) });
      await Promise.all([invalidateLists(client), client.invalidateQueries({ queryKey: ['withdrawn'] })]);
    },
  });
}
