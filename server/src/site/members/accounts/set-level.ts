import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { findLevel } from '#account/levels/public.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { rejectConflict } from './conflicts.ts';
import type { MemberRow } from '../queries.ts';
import { recordAudit } from '../audit.ts';

/** Sets a member's level, or with null the default; administrators have none. */
export async function setLevel(
  ctx: AdministratorContext,
  { user }: MemberRow,
  levelId: string | null,
): Promise<void> {
  const level = levelId === null ? undefined : await findLevel(ctx.db, levelId);
  if (levelId !== null && !level) throw invalidAt('_level', m.levelUnknown); // wire spelling
  const changed = await ctx.db
    .update(users)
    .set({ levelId })
    .where(and(eq(users.id, user.id), isNotNull(users.userType), ne(users.status, 'WITHDRAWN')))
    .returning({ id: users.id })
    .catch(rejectConflict);
  if (changed.length === 0) throw new AppError('conflict', m.notForType);
  await recordAudit(ctx, {
    action: 'users.setLevel',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { level: level?.name ?? null },
  });
}
