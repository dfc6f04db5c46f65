import { eq, inArray, sql } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/popups/audit-texts.ts';
import { popupTexts as m } from '@ieum/contract/content/popups/texts.ts';
import {
  attachContentPhotos,
  attachPictures,
  photosIn,
  releaseContentPhotos,
  type FileStore,
} from '#foundation/files/public.ts';
import { dropVersions, storeVersion, rejectEmptyPeriod } from '#foundation/publishing/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { recordAudit } from './audit.ts';
import { popups, type PopupRow } from './tables.ts';
import { wordingOf, type PopupChange } from './wire.ts';

type NewPopup = PopupChange & Pick<PopupRow, 'subject'>;

/** Writes a popup; without `isActive` it is a draft. */
export async function createPopup(
  ctx: AdministratorContext,
  store: FileStore,
  draft: NewPopup,
): Promise<PopupRow> {
  rejectUnfinished(draft);
  const fileIds = await attachPicture(ctx, store, { known: [], imageId: draft.imageId });
  const row = one(
    await ctx.db
      .insert(popups)
      .values({ ...draft, fileIds, createdAt: ctx.now, updatedAt: ctx.now })
      .returning(),
  );
  await attachContentPhotos(ctx, store, { contentId: row.id, content: row.content });
  await record(ctx, 'popups.create', row);
  return row;
}

export async function revisePopup(
  ctx: AdministratorContext,
  store: FileStore,
  { before, change }: { before: PopupRow; change: PopupChange },
): Promise<PopupRow> {
  rejectUnfinished({ ...before, ...change });
  const fileIds = await attachPicture(ctx, store, {
    known: before.fileIds,
    imageId: change.imageId,
  });
  const row = one(
    await ctx.db
      .update(popups)
      .set({ ...change, fileIds, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(popups.id, before.id))
      .returning(),
  );
  await attachContentPhotos(ctx, store, { contentId: row.id, content: change.content ?? '' });
  await record(ctx, 'popups.revise', row);
  return row;
}

/** Gives popups their new order; those that are not named are unchanged. */
export async function reorderPopups(ctx: AdministratorContext, ids: readonly string[]): Promise<void> {
  const order = sql.param([...new Set(ids)]);
  const moved = await ctx.db
    .update(popups)
    .set({ position: sql`array_position(${order}::uuid[], ${popups.id})`, updatedAt: ctx.now })
    .where(inArray(popups.id, [...ids]))
    .returning({ subject: popups.subject });
  const names = moved.map(({ subject }) => subject).join(', ');
  const subject = { subjectType: 'popup' as const, subjectId: null, subjectName: names.slice(0, 200) };
  await recordAudit(ctx, { action: 'popups.reorder', ...subject });
}

/** Deletes a popup with its pictures and versions. */
export async function removePopup(ctx: AdministratorContext, store: FileStore, row: PopupRow): Promise<void> {
  await ctx.db.delete(popups).where(eq(popups.id, row.id));
  await dropVersions(ctx.db, 'popup', row.id);
  await store.release(ctx, row.fileIds);
  await releaseContentPhotos(ctx, store, row.id);
  await audit(ctx, 'popups.remove', row);
}

/** Rejects a popup without content, a picture without a description, and an empty period. */
function rejectUnfinished(row: PopupChange): void {
  rejectEmptyPeriod(row);
  const content = row.content ?? '';
  const isBlank = textOfHtml(content) === '' && photosIn(content).length === 0;
  if (!row.imageId && isBlank) throw invalidAt('image', m.nothingToShow);
  if (row.imageId && !row.alt) throw invalidAt('alt', m.altRequired);
}

async function attachPicture(
  ctx: AdministratorContext,
  store: FileStore,
  { known, imageId }: { known: readonly string[]; imageId: PopupChange['imageId'] },
): Promise<string[]> {
  if (!imageId || known.includes(imageId)) return [...known];
  const missing = await attachPictures(ctx, store, [imageId]);
  if (missing.length > 0) throw invalidAt('image', m.notAnImage);
  return [...known, imageId];
}

async function record(
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: PopupRow,
): Promise<void> {
  await storeVersion(ctx, { kind: 'popup', rowId: row.id, version: row.version, content: wordingOf(row) });
  await audit(ctx, action, row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: PopupRow) =>
  recordAudit(ctx, { action, subjectType: 'popup', subjectId: row.id, subjectName: row.subject });
