import type { Banner, banners } from '@ieum/contract/content/banners/endpoints.ts';
import type { BannerCode } from '@ieum/contract/content/banners/enums.ts';
import { bannerPaths } from '@ieum/contract/content/banners/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

export type { Banner, BannerSlide } from '@ieum/contract/content/banners/endpoints.ts';

/** The slides that are shown at a place now; none when it has no banner. */
export async function readSlides(code: BannerCode, send?: Send): Promise<Banner['slides']> {
  const { banner } = await apiOf<typeof banners>(bannerPaths, send).find({ params: { code } });
  return banner?.slides ?? [];
}
