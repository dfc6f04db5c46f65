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
async function readLists(send?: Send) {
  const results = await Promise.allSettled([
    readOngoing({ limit: FETCHED }, send),
    readOngoing({ sort: RecruitmentSort.Popular, limit: FETCHED }, send),
    readOngoing({ sort: RecruitmentSort.ClosingSoon, limit: FETCHED }, send),
  ]);
  const [recent, popular, closing] = results;
  if (results.every(({ status }) => status === 'rejected') && recent.status === 'rejected')
    throw recent.reason;
  return { recent: valueOf(recent), popular: valueOf(popular), closing: valueOf(closing) };
}

async function readBanners(send?: Send) {
  const [banner, partners, menu] = await Promise.allSettled([
    readSlides('main', send),
    readSlides('partners', send),
    readSlides('menu', send),
  ]);
  return { banner: valueOf(banner) ?? [], partners: valueOf(partners) ?? [], menu: valueOf(menu) ?? [] };
}

const noFiles = { seller: null, buyer: null };

export async function readHome(send?: Send): Promise<HomeData> {
  const [lists, banners, manuals] = await Promise.all([
    readLists(send),
    readBanners(send),
    readManualFiles(send).catch(() => noFiles),
  ]);
  return { ...lists, ...banners, manuals };
}
