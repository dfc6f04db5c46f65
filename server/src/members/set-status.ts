import { and, eq, ne } from 'drizzle-orm';
import { memberMessages as m } from '@ieum/contract/messages/members.ts';
import { recordAudit } from '#audit/public.ts';
import { endSessions } from '#auth/public.ts';
import { users } from '#users/tables.ts';
import type { Administrator, ContextOf } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberRow } from './queries.ts';

/** Blocks or unblocks an account; a blocked one loses its sessions. 409 when it has the status already. */
export async function setStatus(
  ctx: ContextOf<Administrator>,
  { user }: MemberRow,
  status: 'ACTIVE' | 'BLOCKED',
): Promise<void> {
  if (user.id === ctx.actor.userId) throw new AppError('conflict', m.notYourself);
  const changed = await ctx.db
    .update(users)
    .set({ status })
    .where(and(eq(users.id, user.id), ne(users.status, status), ne(users.status, 'WITHDRAWN')))
    .returning({ id: users.id });
  if (changed.length === 0) throw new AppError('conflict', m.alreadyThere);
  if (status === 'BLOCKED') await endSessions(ctx, user.id);
  await recordAudit(ctx, {
    action: status === 'BLOCKED' ? 'users.block' : 'users.unblock',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
  });
}
