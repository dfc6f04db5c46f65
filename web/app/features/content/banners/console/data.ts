import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import type { BannerCode } from '@ieum/contract/content/banners/enums.ts';
import { consoleBannerPaths } from '@ieum/contract/content/banners/paths.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ConsoleBanner, ConsoleBannerRow } from '@ieum/contract/content/banners/endpoints.ts';
export type BannerDraft = Call<typeof consoleBanners.create>['body'];

const api = apiOf<typeof consoleBanners>(consoleBannerPaths);
export const PAGE = 20;

interface BannerListParams {
  searchValue: string | undefined;
  code: BannerCode | undefined;
  state: PublicationState | undefined;
  page: number;
  sort: Sort | undefined;
}

export const bannerListQuery = listQueryOf({
  key: ['console-banners', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<BannerListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { banners: [] },
});

export const bannerQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-banners', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _banner: id }, signal })).banner,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

export const refreshBanners = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['console-banners', 'list'] });

export const setBannerActive = (id: string, isActive: boolean) =>
  api.revise({ params: { _banner: id }, body: { isActive } });

/** Creates a banner, or saves one over the version that the form started from. */
export function useSaveBanner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: BannerDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _banner: id }, body: { ...draft, version } }),
    onSuccess: () => refreshBanners(client),
  });
}

export function useRemoveBanner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _banner: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: bannerQuery(id).queryKey });
      await refreshBanners(client);
    },
  });
}
