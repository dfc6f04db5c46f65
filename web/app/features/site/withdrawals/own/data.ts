import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { WithdrawalPreview, withdrawals } from '@ieum/contract/site/withdrawals/endpoints.ts';
import type { WithdrawalReason } from '@ieum/contract/site/withdrawals/enums.ts';
import { withdrawalPaths } from '@ieum/contract/site/withdrawals/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';

export type { WithdrawalPreview };

const api = apiOf<typeof withdrawals>(withdrawalPaths);
const passwordApi = apiOf<Pick<typeof users, 'checkPassword'>>({ checkPassword: userPaths.checkPassword });

/** The effects of withdrawing today. */
export const previewQuery = queryOptions({
  queryKey: ['withdrawal'],
  queryFn: ({ signal }) => api.preview({ signal }),
  staleTime: 0,
});

/** 403 when it is not the member's password. */
export async function checkPassword(clear: string): Promise<void> {
  const [password] = await encryptCredentials([clear]);
  await passwordApi.checkPassword({ body: { password } });
}

/** The reasons for a withdrawal. */
export interface WithdrawalReasons {
  reasons: WithdrawalReason[];
  reason: string;
}

/** Closes the account; returns when the personal data is erased. */
export async function withdraw(clear: string, leave: WithdrawalReasons): Promise<string> {
  const [password] = await encryptCredentials([clear]);
  return (await api.withdraw({ body: { password, ...leave } })).eraseAt;
}
