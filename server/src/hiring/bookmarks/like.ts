import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LikeType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { findPublicCompany } from '#hiring/companies/public.ts';
import { findRecruitmentState, isPublic } from '#hiring/recruitments/public.ts';
import type { Actor, ContextOf } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { isId } from '#kit/db/ids.ts';
import { pgErrorOf } from '#kit/db/pg-errors.ts';
import { one } from '#kit/db/rows.ts';
import { knowsApplication, knowsPerson } from './acquaintance.ts';
import { likes, type LikeRow } from './tables.ts';
import { publishStar } from './publish-star.ts';

/** What is liked or bookmarked. */
export interface Target {
  type: LikeType;
  id: string;
}
type Acting = ContextOf<Actor>;
type Column = 'recruitmentId' | 'companyId' | 'personId' | 'applicationId';

/** Programs have no module yet: there is none that could be liked. */
const columnOf: Record<LikeType, Column | undefined> = {
  [LikeType.Recruitment]: 'recruitmentId',
  [LikeType.Company]: 'companyId',
  [LikeType.Person]: 'personId',
  [LikeType.Blacklisted]: 'personId',
  [LikeType.Application]: 'applicationId',
  [LikeType.Program]: undefined,
};

const isThere: Record<Column, (ctx: Acting, id: string) => Promise<boolean>> = {
  recruitmentId: async ({ db }, id) => {
    const recruitment = await findRecruitmentState(db, id);
    return recruitment !== undefined && isPublic(recruitment);
  },
  companyId: async ({ db }, id) => (await findPublicCompany(db, id)) !== undefined,
  personId: ({ db, actor }, id) => knowsPerson(db, actor, id),
  applicationId: ({ db, actor }, id) => knowsApplication(db, actor, id),
};

const sameTarget: Record<Column, PgColumn[]> = {
  recruitmentId: [likes.userId, likes.recruitmentId],
  companyId: [likes.userId, likes.companyId],
  personId: [likes.userId, likes.personId, likes.type],
  applicationId: [likes.userId, likes.applicationId],
};

/** Likes what its member may see; liking again answers the like there is, also when two clicks meet. */
export async function like(ctx: Acting, target: Target, memo?: string): Promise<LikeRow> {
  const column = await visibleColumn(ctx, target);
  const row = { ...columnsOf(target, column), userId: ctx.actor.userId, memo, createdAt: ctx.now };
  const set = memo === undefined ? { userId: sql`excluded.user_id` } : { memo };
  const written = await ctx.db
    .insert(likes)
    .values(row)
    .onConflictDoUpdate({ target: sameTarget[column], set })
    .returning();
  const liked = one(written);
  await publishStar(ctx, liked, liked.id);
  return liked;
}

/** Points a like at something else; 409 when that is liked already. */
export async function redirectLike(ctx: Acting, held: LikeRow, target: Target): Promise<LikeRow> {
  const column = await visibleColumn(ctx, target);
  try {
    const changed = columnsOf(target, column);
    const redirected = one(await ctx.db.update(likes).set(changed).where(eq(likes.id, held.id)).returning());
    await publishStar(ctx, held, null);
    await publishStar(ctx, redirected, redirected.id);
    return redirected;
  } catch (error) {
    if (pgErrorOf(error)?.code === '23505') throw new AppError('conflict', m.conflict);
    throw error;
  }
}

/** Writes the note beside a bookmark. */
export const noteLike = async (ctx: Acting, held: LikeRow, memo: string): Promise<LikeRow> =>
  one(await ctx.db.update(likes).set({ memo }).where(eq(likes.id, held.id)).returning());

const columnsOf = ({ type, id }: Target, column: Column) => ({
  recruitmentId: null,
  companyId: null,
  personId: null,
  applicationId: null,
  type,
  [column]: id,
});

async function visibleColumn(ctx: Acting, { type, id }: Target): Promise<Column> {
  const column = columnOf[type];
  if (!column || !isId(id) || !(await isThere[column](ctx, id))) throw notFound();
  return column;
}
