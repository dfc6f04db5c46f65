import { and, eq, ne } from 'drizzle-orm';
import { memberMessages as m } from '@ieum/contract/messages/members.ts';
import { recordAudit } from '#audit/public.ts';
import { endSessions } from '#auth/public.ts';
import { users } from '#users/tables.ts';
import type { Administrator, ContextOf } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberRow } from './queries.ts';

/** Closes a member's account for the console, never one's own; 409 when it is closed already. */
export async function withdraw(
  ctx: ContextOf<Administrator>,
  { user }: MemberRow,
  reason: string,
): Promise<void> {
  if (user.id === ctx.actor.userId) throw new AppError('conflict', m.notYourselfWithdrawn);
  const changed = await ctx.db
    .update(users)
    .set({ status: 'WITHDRAWN', withdrawnAt: ctx.now })
    .where(and(eq(users.id, user.id), ne(users.status, 'WITHDRAWN')))
    .returning({ id: users.id });
  if (changed.length === 0) throw new AppError('conflict', m.isWithdrawn);
  await endSessions(ctx, user.id);
  await recordAudit(ctx, {
    action: 'users.withdraw',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { reason },
  });
}
