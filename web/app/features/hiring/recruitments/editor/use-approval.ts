import type { Approval } from '@ieum/contract/account/users/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#lib/session/me.ts';

/** Whether the company may publish; until it is known the server decides. */
export function useApproval(): Approval {
  const { data } = useQuery(meQuery);
  return data?.company?.approval ?? 'APPROVED';
}
