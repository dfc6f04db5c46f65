import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * Whether an act that needs approval is done at once, because no other administrator could approve it; read whenever
 * a dialog or a form asks, because the administrators change.
 */
export const useIsAlone = (hasApprovers: (() => Promise<boolean>) | undefined): boolean =>
  useQuery({
    queryKey: ['approvals', 'approvers'],
    queryFn: hasApprovers ?? skipToken,
    staleTime: 0,
    gcTime: 0,
  }).data === false;
