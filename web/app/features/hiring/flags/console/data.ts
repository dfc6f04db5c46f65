import type { consoleFlags } from '@ieum/contract/hiring/flags/endpoints.ts';
import type { FlagDecision, FlagReason, FlagState, FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import { consoleFlagPaths } from '@ieum/contract/hiring/flags/paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { Flag } from '@ieum/contract/hiring/flags/endpoints.ts';

const api = apiOf<typeof consoleFlags>(consoleFlagPaths);
export const PAGE = 20;

interface FlagListParams {
  state: FlagState | undefined;
  target: FlagTarget | undefined;
  flagReason: FlagReason | undefined;
  page: number;
  sort: Sort | undefined;
}

export const flagListQuery = listQueryOf({
  key: ['console-flags'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<FlagListParams, 'page' | 'sort'>>) => api.list({ query, ...rest }),
  nothing: { flags: [] },
});

interface DecisionInput {
  id: string;
  decision: FlagDecision;
  reason: string;
}

/** Decides on a report; a hidden recruitment changes its list too. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: DecisionInput) => api.decide({ params: { _flag: id }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['console-flags'] }),
        client.invalidateQueries({ queryKey: ['moderation'] }),
      ]),
  });
}
