import type { secondFactors, SecondFactor } from '@ieum/contract/account/second-factors/endpoints.ts';
import { secondFactorPaths } from '@ieum/contract/account/second-factors/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';

export type { SecondFactor };

const api = apiOf<typeof secondFactors>(secondFactorPaths);

/** The caller's own second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await api.read({ signal })).secondFactor,
});

/** Whether another administrator's second factor is on. */
export const otherFactorQuery = (id: string) =>
  queryOptions({
    queryKey: ['second-factor', id],
    queryFn: async ({ signal }) => (await api.readOther({ params: { _user: id }, signal })).secondFactor,
  });

/** Begins the setup with the password, which is sent encrypted; returns the secret for the app. */
export async function beginSetUp(password: string): Promise<{ secret: string; address: string }> {
  const [encrypted] = await encryptCredentials([password]);
  return api.begin({ body: { password: encrypted } });
}

/** Turns the factor on; returns the recovery codes, which cannot be read again. */
export const confirmSetUp = async (code: string): Promise<string[]> =>
  (await api.confirm({ body: { code } })).recoveryCodes;

/** Replaces the recovery codes. */
export const renewCodes = async (code: string): Promise<string[]> =>
  (await api.renewCodes({ body: { code } })).recoveryCodes;

export const turnOff = (code: string) => api.remove({ body: { code } });

/** Removes the factor of an administrator who lost the device. */
export function useRemoveOther() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api.removeOther({ params: { _user: id }, query: { reason } }),
    onSettled: (_, __, { id }) => client.invalidateQueries(otherFactorQuery(id)),
  });
}
