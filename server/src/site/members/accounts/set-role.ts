import { and, eq, ne } from 'drizzle-orm';
import type { Role } from '@ieum/contract/common/rights.ts';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { recordAudit } from '../audit.ts';
import type { MemberRow } from '../queries.ts';

/**
 * Rejects what would leave the console without an owner: 409. The owners' rows are locked, so that two owners
 * cannot remove each other at the same time.
 */
export async function rejectLastOwner(db: Db, userId: string): Promise<void> {
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'OWNER'), eq(users.status, 'ACTIVE')))
    .orderBy(users.id)
    .for('update');
  const isOwner = owners.some(({ id }) => id === userId);
  if (isOwner && owners.length === 1) throw new AppError('conflict', m.lastOwner);
}

/** Gives an administrator another role, in the transaction of the caller. */
export async function setRole(
  ctx: Pick<AdministratorContext, 'db' | 'now' | 'actor' | 'caller'>,
  { user }: Pick<MemberRow, 'user'>,
  role: Role,
): Promise<void> {
  if (user.role === null) throw invalidAt('role', m.notForType);
  if (role !== 'OWNER') await rejectLastOwner(ctx.db, user.id);
  const changed = await ctx.db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, user.id), ne(users.role, role)))
    .returning({ id: users.id });
  if (changed.length === 0) return;
  await recordAudit(ctx, {
    action: 'users.setRole',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { role, roleBefore: user.role },
  });
}
