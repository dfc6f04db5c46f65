import { asc, eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/banners/audit-texts.ts';
import { bannerTexts as m } from '@ieum/contract/content/banners/texts.ts';
import { attachPictures, type FileStore } from '#foundation/files/public.ts';
import { dropVersions, storeVersion, rejectEmptyPeriod } from '#foundation/publishing/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { banners, bannerSlides, type BannerRow } from './tables.ts';
import { wordingOf, type BannerChange } from './wire.ts';

type NewBanner = BannerChange & Pick<BannerRow, 'code' | 'name'>;
type Slides = NonNullable<BannerChange['slides']>;

/** Writes a banner; without `isActive` it is a draft. */
export async function createBanner(
  ctx: AdministratorContext,
  store: FileStore,
  { slides = [], ...draft }: NewBanner,
): Promise<BannerRow> {
  rejectEmptyPeriod(draft);
  const fileIds = await attachSlides(ctx, store, { known: [], slides });
  const row = one(
    await ctx.db
      .insert(banners)
      .values({
        ...draft,
        fileIds,
        shownAt: draft.startsAt ?? ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning(),
  );
  await writeSlides(ctx.db, row.id, slides);
  await record(ctx, 'banners.create', row);
  return row;
}

/** Changes a banner; its slides are replaced as a whole. */
export async function reviseBanner(
  ctx: AdministratorContext,
  store: FileStore,
  { before, change: { slides, ...change } }: { before: BannerRow; change: BannerChange },
): Promise<BannerRow> {
  const next = { ...before, ...change };
  rejectEmptyPeriod(next);
  const fileIds = await attachSlides(ctx, store, { known: before.fileIds, slides: slides ?? [] });
  const row = one(
    await ctx.db
      .update(banners)
      .set({
        ...change,
        fileIds,
        shownAt: next.startsAt ?? before.createdAt,
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(banners.id, before.id))
      .returning(),
  );
  if (slides) {
    await ctx.db.delete(bannerSlides).where(eq(bannerSlides.bannerId, row.id));
    await writeSlides(ctx.db, row.id, slides);
  }
  await record(ctx, 'banners.revise', row);
  return row;
}

/** Deletes a banner with its slides, pictures and versions. */
export async function removeBanner(
  ctx: AdministratorContext,
  store: FileStore,
  row: BannerRow,
): Promise<void> {
  await ctx.db.delete(banners).where(eq(banners.id, row.id));
  await dropVersions(ctx.db, 'banner', row.id);
  await store.release(ctx, row.fileIds);
  await audit(ctx, 'banners.remove', row);
}

/** Attaches the pictures that are new in the slides; 400 at the slide whose picture is not there. */
async function attachSlides(
  ctx: AdministratorContext,
  store: FileStore,
  { known, slides }: { known: readonly string[]; slides: Slides },
): Promise<string[]> {
  const added = [...new Set(slides.map(({ imageId }) => imageId))].filter((id) => !known.includes(id));
  const [missing] = await attachPictures(ctx, store, added);
  if (missing !== undefined) {
    const place = slides.findIndex(({ imageId }) => imageId === missing);
    throw invalidAt(`slides.${place}.image`, m.notAnImage);
  }
  return [...known, ...added];
}

async function writeSlides(db: Db, bannerId: string, slides: Slides): Promise<void> {
  if (slides.length === 0) return;
  await db.insert(bannerSlides).values(slides.map((slide, position) => ({ ...slide, bannerId, position })));
}

async function record(
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: BannerRow,
): Promise<void> {
  const slides = await ctx.db
    .select()
    .from(bannerSlides)
    .where(eq(bannerSlides.bannerId, row.id))
    .orderBy(asc(bannerSlides.position));
  const content = wordingOf(row, slides);
  await storeVersion(ctx, { kind: 'banner', rowId: row.id, version: row.version, content });
  await audit(ctx, action, row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: BannerRow) =>
  recordAudit(ctx, { action, subjectType: 'banner', subjectId: row.id, subjectName: row.name });
