import type { settings, SettingDraft, WholeSetting } from '@ieum/contract/foundation/settings/endpoints.ts';
import { settingPaths } from '@ieum/contract/foundation/settings/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { SettingDraft, WholeSetting };

const api = apiOf<Pick<typeof settings, 'readWhole' | 'save'>>(settingPaths);

export const settingQuery = queryOptions({
  queryKey: ['setting'],
  queryFn: async ({ signal }) => (await api.readWhole({ signal })).setting,
  refetchOnWindowFocus: false,
});

export function useSaveSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: SettingDraft & { version?: number }) => (await api.save({ body })).setting,
    onSuccess: (setting) => client.setQueryData(settingQuery.queryKey, setting),
  });
}
