import { eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/notices/audit-texts.ts';
import {
  attachContentFiles,
  attachContentPhotos,
  releaseContentPhotos,
  type FileStore,
} from '#foundation/files/public.ts';
import { dropVersions, storeVersion, rejectEmptyPeriod } from '#foundation/publishing/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { recordAudit } from './audit.ts';
import { searchableTextOf } from './searchable-text.ts';
import { notices, searchedNotices, type NoticeRow } from './tables.ts';
import { wordingOf, type NoticeChange } from './wire.ts';

type NewNotice = NoticeChange & Pick<NoticeRow, 'subject' | 'content'>;

/** Writes a notice; without `isActive` it is a draft. */
export async function createNotice(
  ctx: AdministratorContext,
  store: FileStore,
  draft: NewNotice,
): Promise<NoticeRow> {
  rejectEmptyPeriod(draft);
  await attachContentFiles(ctx, store, { before: [], after: draft.fileIds ?? [] });
  const row = one(
    await ctx.db
      .insert(notices)
      .values({ ...draft, shownAt: draft.startsAt ?? ctx.now, createdAt: ctx.now, updatedAt: ctx.now })
      .returning(),
  );
  await attachContentPhotos(ctx, store, { contentId: row.id, content: row.content });
  await record(ctx, 'notices.create', row);
  return row;
}

export async function reviseNotice(
  ctx: AdministratorContext,
  store: FileStore,
  { before, change }: { before: NoticeRow; change: NoticeChange },
): Promise<NoticeRow> {
  const next = { ...before, ...change };
  rejectEmptyPeriod(next);
  await attachContentFiles(ctx, store, { before: before.fileIds, after: next.fileIds });
  await attachContentPhotos(ctx, store, { contentId: before.id, content: change.content ?? '' });
  const row = one(
    await ctx.db
      .update(notices)
      .set({
        ...change,
        shownAt: next.startsAt ?? before.createdAt,
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(notices.id, before.id))
      .returning(),
  );
  await record(ctx, 'notices.revise', row);
  return row;
}

/** Deletes a notice with its files and versions. */
export async function removeNotice(
  ctx: AdministratorContext,
  store: FileStore,
  row: NoticeRow,
): Promise<void> {
  await ctx.db.delete(notices).where(eq(notices.id, row.id));
  await dropVersions(ctx.db, 'notice', row.id);
  await store.release(ctx, row.fileIds);
  await releaseContentPhotos(ctx, store, row.id);
  await audit(ctx, 'notices.remove', row);
}

async function record(
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: NoticeRow,
): Promise<void> {
  await saveTexts(ctx.db, searchedNotices, [searchableTextOf(row)]);
  await storeVersion(ctx, {
    kind: 'notice',
    rowId: row.id,
    version: row.version,
    content: wordingOf(row),
  });
  await audit(ctx, action, row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, row: NoticeRow) =>
  recordAudit(ctx, { action, subjectType: 'notice', subjectId: row.id, subjectName: row.subject });
