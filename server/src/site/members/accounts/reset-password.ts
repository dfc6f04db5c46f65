import { and, eq, ne } from 'drizzle-orm';
import { sayIn } from '@ieum/contract/common/text.ts';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { endSessions } from '#account/auth/public.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import { newTemporaryPassword, openNewPassword, TEMPORARY_SECONDS } from '#account/users/public.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Context } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import type { AccountDeps } from './create.ts';
import type { MemberRow } from '../queries.ts';
import { recordAudit } from '../audit.ts';
import { temporaryPasswordMail } from './mails.ts';

type SentBy = 'SMS' | 'EMAIL' | null;

/**
 * Replaces a password by a temporary one and ends all sessions; sends it unless the administrator chose it.
 */
export async function resetPassword(
  ctx: Context<'console'>,
  deps: AccountDeps,
  { member, encrypted }: { member: MemberRow; encrypted: string | undefined },
): Promise<SentBy> {
  const { user } = member;
  if (user.status === 'WITHDRAWN') throw new AppError('conflict', m.isWithdrawn);
  const sentBy = encrypted === undefined ? channelOf(user) : null;
  const password =
    encrypted === undefined
      ? newTemporaryPassword()
      : await openNewPassword(ctx, deps.decryptCredential, { field: 'password', encrypted });
  const passwordHash = await deps.passwords.hash(password);
  const passwordExpiresAt = addSeconds(ctx.now, TEMPORARY_SECONDS);
  await ctx.transact(async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ passwordHash, passwordExpiresAt, mustChangePassword: true })
      .where(and(eq(users.id, user.id), ne(users.status, 'WITHDRAWN')))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('conflict', m.isWithdrawn);
    await endSessions(tx, user.id);
    if (sentBy) await send(tx, { user, sentBy, password, publicUrl: deps.publicUrl });
    await recordAudit(tx, {
      action: 'users.resetPassword',
      subjectType: 'user',
      subjectId: user.id,
      subjectName: user.username,
      details: { sentBy },
    });
  });
  return sentBy;
}

function channelOf({ phone, email }: UserRow): Exclude<SentBy, null> {
  if (phone) return 'SMS';
  if (email) return 'EMAIL';
  throw new AppError('conflict', m.noContact);
}

interface PasswordMail {
  user: UserRow;
  sentBy: Exclude<SentBy, null>;
  password: string;
  publicUrl: string;
}

function send(tx: Context<'console'>, { user, sentBy, password, publicUrl }: PasswordMail) {
  if (sentBy === 'SMS') {
    const body = sayIn(user.locale, m.temporaryPassword.text, { password });
    return queueMessage(tx, { channel: 'SMS', purpose: 'SECURITY', to: user.phone, body, isSecret: true });
  }
  const mail = temporaryPasswordMail(user.locale, { password, publicUrl });
  return queueMessage(tx, { channel: 'EMAIL', purpose: 'SECURITY', to: user.email, mail, isSecret: true });
}
