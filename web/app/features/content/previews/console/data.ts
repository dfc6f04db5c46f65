import type { Locale } from '@ieum/contract/common/text.ts';
import type { previews } from '@ieum/contract/content/previews/endpoints.ts';
import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { previewPaths } from '@ieum/contract/content/previews/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import type { PreviewedContent } from '#features/foundation/publishing/preview-address.ts';
import { apiOf } from '#lib/api/api.ts';

const api = apiOf<typeof previews>(previewPaths);

/** The languages in which the server has its pages. */
export const languagesQuery = queryOptions({
  queryKey: ['preview-languages'],
  queryFn: async ({ signal }) => (await api.readOptions({ signal })).languages,
  staleTime: Infinity,
});

export interface PreviewRequest {
  at: string;
  viewer: PreviewViewer;
  language: Locale;
  content?: PreviewedContent;
}

/** The token of a preview; asked for each time, because it expires and what it shows may have changed. */
export const previewQuery = (body: PreviewRequest) =>
  queryOptions({
    queryKey: ['preview', body],
    queryFn: async ({ signal }) => (await api.create({ body, signal })).preview,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
