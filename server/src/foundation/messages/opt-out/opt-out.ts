import { and, eq, ne } from 'drizzle-orm';
import { messageTexts as m } from '@ieum/contract/foundation/messages/texts.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Secrets } from '#platform/crypto.ts';
import { users } from '#account/users/tables.ts';
import { readOptOutToken, type OptOut } from './link.ts';
import { recordDecisions } from '../settings.ts';

/**
 * Stops advertising by an opt-out link; repeating it gives the same answer. A deleted account receives none
 * anyway.
 */
export async function optOutOfAdvertising(ctx: Context, secrets: Secrets, token: string): Promise<OptOut> {
  const optOut = readOptOutToken(secrets, token);
  if (!optOut) throw new AppError('invalid', m.optOutUnknown);
  const { userId, channel } = optOut;
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'WITHDRAWN')))
    .for('update');
  if (!user) return optOut;
  const decisions = channel === 'SMS' ? { SMS: false, NIGHT: false } : { EMAIL: false };
  await recordDecisions(ctx, { userId, source: 'LINK', decisions });
  return optOut;
}
