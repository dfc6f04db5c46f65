import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { findPublicCompany } from '#hiring/companies/public.ts';
import { findRecruitmentState, isPublic } from '#hiring/recruitments/public.ts';
import type { MemberContext } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { pgErrorOf } from '#platform/database/pg-errors.ts';
import { one } from '#kit/db/rows.ts';
import { maySeeApplication, maySeePerson } from './visible-applicants.ts';
import { bookmarks, type BookmarkRow } from './tables.ts';
import { publishApplicationBookmark } from './publish-application.ts';

export interface Target {
  type: BookmarkType;
  id: string;
}
type Column = 'recruitmentId' | 'companyId' | 'personId' | 'applicationId';

/** Programs have no module yet, so there is none to bookmark. */
const columnOf: Record<BookmarkType, Column | undefined> = {
  [BookmarkType.Recruitment]: 'recruitmentId',
  [BookmarkType.Company]: 'companyId',
  [BookmarkType.Person]: 'personId',
  [BookmarkType.Blacklisted]: 'personId',
  [BookmarkType.Application]: 'applicationId',
  [BookmarkType.Program]: undefined,
};

const isThere: Record<Column, (ctx: MemberContext, id: string) => Promise<boolean>> = {
  recruitmentId: async ({ db }, id) => {
    const recruitment = await findRecruitmentState(db, id);
    return recruitment !== undefined && isPublic(recruitment);
  },
  companyId: async ({ db }, id) => (await findPublicCompany(db, id)) !== undefined,
  personId: ({ db, actor }, id) => maySeePerson(db, actor, id),
  applicationId: ({ db, actor }, id) => maySeeApplication(db, actor, id),
};

const sameTarget: Record<Column, PgColumn[]> = {
  recruitmentId: [bookmarks.userId, bookmarks.recruitmentId],
  companyId: [bookmarks.userId, bookmarks.companyId],
  personId: [bookmarks.userId, bookmarks.personId, bookmarks.type],
  applicationId: [bookmarks.userId, bookmarks.applicationId],
};

/**
 * Bookmarks a target that the member may see; doing it again returns the existing bookmark, also for two concurrent
 * calls.
 */
export async function addBookmark(ctx: MemberContext, target: Target, memo?: string): Promise<BookmarkRow> {
  const column = await visibleColumn(ctx, target);
  const row = { ...columnsOf(target, column), userId: ctx.actor.userId, memo, createdAt: ctx.now };
  const set = memo === undefined ? { userId: sql`excluded.user_id` } : { memo };
  const written = await ctx.db
    .insert(bookmarks)
    .values(row)
    .onConflictDoUpdate({ target: sameTarget[column], set })
    .returning();
  const bookmarked = one(written);
  await publishApplicationBookmark(ctx, bookmarked, bookmarked.id);
  return bookmarked;
}

/** Changes the target of a bookmark; 409 when the new target is bookmarked already. */
export async function redirectBookmark(
  ctx: MemberContext,
  current: BookmarkRow,
  target: Target,
): Promise<BookmarkRow> {
  const column = await visibleColumn(ctx, target);
  try {
    const changed = columnsOf(target, column);
    const redirected = one(
      await ctx.db.update(bookmarks).set(changed).where(eq(bookmarks.id, current.id)).returning(),
    );
    await publishApplicationBookmark(ctx, current, null);
    await publishApplicationBookmark(ctx, redirected, redirected.id);
    return redirected;
  } catch (error) {
    if (pgErrorOf(error)?.code === '23505') throw new AppError('conflict', m.conflict);
    throw error;
  }
}

/** Writes the memo of a bookmark. */
export const noteBookmark = async (
  ctx: MemberContext,
  current: BookmarkRow,
  memo: string,
): Promise<BookmarkRow> =>
  one(await ctx.db.update(bookmarks).set({ memo }).where(eq(bookmarks.id, current.id)).returning());

const columnsOf = ({ type, id }: Target, column: Column) => ({
  recruitmentId: null,
  companyId: null,
  personId: null,
  applicationId: null,
  type,
  [column]: id,
});

async function visibleColumn(ctx: MemberContext, { type, id }: Target): Promise<Column> {
  const column = columnOf[type];
  if (!column || !(await isThere[column](ctx, id))) throw notFound();
  return column;
}
