import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { OpenAiSetting, settings } from '@ieum/contract/foundation/settings/endpoints.ts';
import { settingPaths } from '@ieum/contract/foundation/settings/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { settingQuery } from '../data.ts';

export type { OpenAiSetting };
type Draft = Call<typeof settings.saveOpenAi>['body'];

const api = apiOf<Pick<typeof settings, 'readOpenAi' | 'saveOpenAi'>>(settingPaths);

export const openAiQuery = queryOptions({
  queryKey: ['open-ai'],
  queryFn: async ({ signal }) => (await api.readOpenAi({ signal })).openai,
  refetchOnWindowFocus: false,
});

export function useSaveOpenAi() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Draft) => (await api.saveOpenAi({ body })).openai,
    onSuccess: async (openai) => {
      client.setQueryData(openAiQuery.queryKey, openai);
      await client.invalidateQueries({ queryKey: settingQuery.queryKey });
    },
  });
}
