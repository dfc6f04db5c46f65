import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing } from '#kit/db/text-pattern.ts';
import type { BannerCode } from '@ieum/contract/content/banners/enums.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { files } from '#foundation/files/tables.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, creationOrder, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { banners, bannerSlides, type BannerRow } from './tables.ts';

/** The slides of a banner in their order, each with its picture. */
export const findSlides = (db: Db, bannerId: string) =>
  db
    .select({ slide: bannerSlides, file: files })
    .from(bannerSlides)
    .innerJoin(files, eq(files.id, bannerSlides.imageId))
    .where(eq(bannerSlides.bannerId, bannerId))
    .orderBy(asc(bannerSlides.position));
export type ShownSlide = Awaited<ReturnType<typeof findSlides>>[number];

/** The published banner of a place that began last. */
export async function findShown(db: Db, code: BannerCode, now: Date): Promise<BannerRow | undefined> {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.code, code), isPublishedAt(banners, now)))
    .orderBy(desc(banners.shownAt), desc(banners.id))
    .limit(1);
  return row;
}

interface ConsoleFilter extends PageRequest {
  searchValue?: string | undefined;
  code?: readonly BannerCode[] | undefined;
  state?: readonly PublicationState[] | undefined;
}

const slideCount = (db: Db) =>
  sql<number>`(${db
    .select({ count: count() })
    .from(bannerSlides)
    .where(eq(bannerSlides.bannerId, banners.id))})`.mapWith(Number);

const select = (db: Db) =>
  db
    .select({ ...getTableColumns(banners), slideCount: slideCount(db) })
    .from(banners)
    .$dynamic();
export type ListedBanner = BannerRow & { slideCount: number };

/** A page of the banners in any state; the newest first unless the `sort` header says otherwise. */
export async function listBanners(
  db: Db,
  filter: ConsoleFilter,
  { now, sort }: { now: Date; sort: string | undefined },
) {
  const { state, code, searchValue } = filter;
  const where = and(
    state && or(...state.map((one) => isInState(banners, one, now))),
    code && inArray(banners.code, [...code]),
    searchValue ? ilike(banners.name, containing(searchValue)) : undefined,
  );
  const page = await readPage(select(db), { where, columns: creationOrder(banners, sort), part: filter });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${banners} where ${where ?? sql`true`}`)) };
}

export async function findBanner(db: Db, id: string): Promise<BannerRow | undefined> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findBannerForUpdate(db: Db, id: string): Promise<BannerRow | undefined> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id)).for('update');
  return row;
}
