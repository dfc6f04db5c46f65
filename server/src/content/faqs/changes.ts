import { eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/faqs/audit-texts.ts';
import { attachContentPhotos, releaseContentPhotos, type FileStore } from '#foundation/files/public.ts';
import { dropVersions, storeVersion, rejectEmptyPeriod } from '#foundation/publishing/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { recordAudit } from './audit.ts';
import { lastPlaceIn } from './faq-order.ts';
import { searchableTextOf } from './searchable-text.ts';
import { faqs, searchedFaqs, type FaqRow } from './tables.ts';
import { wordingOf, type FaqChange } from './wire.ts';

type NewFaq = FaqChange & Pick<FaqRow, 'category' | 'question' | 'answer'>;

/** Creates an FAQ, the last of its category unless a position is given; it is public unless it says otherwise. */
export async function createFaq(ctx: AdministratorContext, store: FileStore, draft: NewFaq): Promise<FaqRow> {
  rejectEmptyPeriod(draft);
  const last = await lastPlaceIn(ctx.db, draft.category);
  const row = one(
    await ctx.db
      .insert(faqs)
      .values({ position: last, isActive: true, ...draft, createdAt: ctx.now, updatedAt: ctx.now })
      .returning(),
  );
  await attachContentPhotos(ctx, store, { contentId: row.id, content: row.answer });
  await record(ctx, 'faqs.create', row);
  return row;
}

/** Changes an FAQ; in another category it becomes the last unless a position is given. */
export async function reviseFaq(
  ctx: AdministratorContext,
  store: FileStore,
  { before, change }: { before: FaqRow; change: FaqChange },
): Promise<FaqRow> {
  rejectEmptyPeriod({ ...before, ...change });
  const joined = change.category !== undefined && change.category !== before.category && change.category;
  const place = joined ? { position: await lastPlaceIn(ctx.db, joined, before.id) } : {};
  await attachContentPhotos(ctx, store, { contentId: before.id, content: change.answer ?? '' });
  const row = one(
    await ctx.db
      .update(faqs)
      .set({ ...place, ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(faqs.id, before.id))
      .returning(),
  );
  await record(ctx, 'faqs.revise', row);
  return row;
}

/** Deletes an FAQ with its photos, versions and votes. */
export async function removeFaq(ctx: AdministratorContext, store: FileStore, row: FaqRow): Promise<void> {
  await ctx.db.delete(faqs).where(eq(faqs.id, row.id));
  await dropVersions(ctx.db, 'faq', row.id);
  await releaseContentPhotos(ctx, store, row.id);
  await audit(ctx, 'faqs.remove', row);
}

async function record(
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: FaqRow,
): Promise<void> {
  await saveTexts(ctx.db, searchedFaqs, [searchableTextOf(row)]);
  await storeVersion(ctx, { kind: 'faq', rowId: row.id, version: row.version, content: wordingOf(row) });
  await audit(ctx, action, row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: FaqRow) =>
  recordAudit(ctx, { action, subjectType: 'faq', subjectId: row.id, subjectName: row.question });
