import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { ManualRole } from '@ieum/contract/content/boards/enums.ts';
import { readManualFiles, type ManualFile } from '#features/content/boards/public/data.ts';
import { readSlides, type BannerSlide } from '#features/content/banners/data.ts';
import type { Send } from '#lib/api/api.ts';
import { readOngoing, type ListPage } from '#features/hiring/recruitments/ongoing-recruitments.ts';

/** How many rows each list of the home page requests; four of them are shown. */
const FETCHED = 8;

/** The three lists and the banners; one that could not be loaded is missing and the others are shown. */
export interface HomeData {
  recent: ListPage | undefined;
  popular: ListPage | undefined;
  closing: ListPage | undefined;
  banner: readonly BannerSlide[];
  partners: readonly BannerSlide[];
  menu: readonly BannerSlide[];
  manuals: Record<ManualRole, ManualFile | null>;
}

const valueOf = <T>(result: PromiseSettledResult<T>): T | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;

/** Eight of each: the newest, the most viewed, and those that close next. */
async function readLists(carry?: Send) {
  const results = await Promise.allSettled([
    readOngoing({ limit: FETCHED }, carry),
    readOngoing({ sort: RecruitmentSort.Popular, limit: FETCHED }, carry),
    readOngoing({ sort: RecruitmentSort.ClosingSoon, limit: FETCHED }, carry),
  ]);
  const [recent, popular, closing] = results;
  if (results.every(({ status }) => status === 'rejected') && recent.status === 'rejected')
    throw recent.reason;
  return { recent: valueOf(recent), popular: valueOf(popular), closing: valueOf(closing) };
}

async function readBanners(carry?: Send) {
  const [banner, partners, menu] = await Promise.allSettled([
    readSlides('main', carry),
    readSlides('partners', carry),
    readSlides('menu', carry),
  ]);
  return { banner: valueOf(banner) ?? [], partners: valueOf(partners) ?? [], menu: valueOf(menu) ?? [] };
}

const noFiles = { seller: null, buyer: null };

export async function readHome(carry?: Send): Promise<HomeData> {
  const [lists, banners, manuals] = await Promise.all([
    readLists(carry),
    readBanners(carry),
    readManualFiles(carry).catch(() => noFiles),
  ]);
  return { ...lists, ...banners, manuals };
}
