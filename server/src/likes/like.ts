import { eq, sql } from 'drizzle-orm';
import { LikeType } from '@ieum/contract/likes.enums.ts';
import { commonMessages as m } from '@ieum/contract/messages/common.ts';
import { findPublicCompany } from '#companies/public.ts';
import { findRecruitmentState, isPublic } from '#recruitments/public.ts';
import type { Actor, ContextOf } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { violates } from '#kit/pg-errors.ts';
import { one } from '#kit/rows.ts';
import { likes, type LikeRow } from './tables.ts';

/** What is liked: exactly one of them. */
export type Target = Pick<LikeRow, 'recruitmentId' | 'companyId'>;
type Acting = ContextOf<Actor>;

const typeOf = ({ recruitmentId }: Target) => (recruitmentId ? LikeType.Recruitment : LikeType.Company);

/** Likes what everybody may see; liking again answers the like there is, also when two clicks meet. */
export async function like(ctx: Acting, target: Target): Promise<LikeRow> {
  await assertVisible(ctx, target);
  const row = { ...target, userId: ctx.actor.userId, type: typeOf(target), createdAt: ctx.now };
  const column = target.recruitmentId ? likes.recruitmentId : likes.companyId;
  return one(
    await ctx.db
      .insert(likes)
      .values(row)
      .onConflictDoUpdate({ target: [likes.userId, column], set: { userId: sql`excluded.user_id` } })
      .returning(),
  );
}

/** Points a like at something else; 409 when that is liked already. */
export async function redirectLike(ctx: Acting, held: LikeRow, target: Target): Promise<LikeRow> {
  await assertVisible(ctx, target);
  try {
    const changed = { ...target, type: typeOf(target) };
    return one(await ctx.db.update(likes).set(changed).where(eq(likes.id, held.id)).returning());
  } catch (error) {
    if (violates(error, 'likes_recruitment') || violates(error, 'likes_company'))
      throw new AppError('conflict', m.conflict);
    throw error;
  }
}

async function assertVisible({ db }: Acting, { recruitmentId, companyId }: Target): Promise<void> {
  if (recruitmentId) {
    const recruitment = await findRecruitmentState(db, recruitmentId);
    if (!recruitment || !isPublic(recruitment)) throw notFound();
    return;
  }
  if (!companyId || !(await findPublicCompany(db, companyId))) throw notFound();
}
