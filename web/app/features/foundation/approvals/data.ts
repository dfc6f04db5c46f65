import type { approvals } from '@ieum/contract/foundation/approvals/endpoints.ts';
import type { ApprovalState } from '@ieum/contract/foundation/approvals/enums.ts';
import { approvalPaths } from '@ieum/contract/foundation/approvals/paths.ts';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf } from '#lib/api/list-query.ts';

export type { ApprovalRequest, WholeApprovalRequest } from '@ieum/contract/foundation/approvals/endpoints.ts';

const api = apiOf<typeof approvals>(approvalPaths);

/** Rows on one page of the list. */
export const PAGE = 20;

interface ListParams {
  state?: ApprovalState | undefined;
  /** From 1. */
  page: number;
}

const pageQuery = listQueryOf<ListParams, Reply<typeof approvals.list>>({
  key: ['approvals', 'list'],
  size: PAGE,
  call: (input) => api.list(input),
  nothing: { approvals: [] },
});

export const approvalListQuery = (params: ListParams) => queryOptions({ ...pageQuery(params), staleTime: 0 });

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['approvals', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _approval: id }, signal })).approval,
    staleTime: 0,
  });

/** Whether another administrator could approve an act of this right. */
export const hasApprovers = async (right: Right): Promise<boolean> =>
  (await api.findApprovers({ query: { right } })).hasApprovers;

/** Approves or rejects a request; whatever became of it, the list and the request are read again. */
export function useDecide(act: 'approve' | 'reject') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api[act]({ params: { _approval: id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['approvals'] }),
  });
}
