import { and, eq, ne } from 'drizzle-orm';
import { messageTexts as m } from '@ieum/contract/foundation/messages/texts.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Secrets } from '#platform/crypto.ts';
import { users } from '#account/users/tables.ts';
import { readOptOutToken, type OptOut } from './link.ts';
import { recordDecisions, saveChoice } from '../settings.ts';

/**
 * Stops advertising, or the notifications of a group, by an opt-out link; repeating it gives the same answer. A
 * deleted account receives none anyway.
 */
export async function optOutByLink(ctx: Context, secrets: Secrets, token: string): Promise<OptOut> {
  const optOut = readOptOutToken(secrets, token);
  if (!optOut) throw new AppError('invalid', m.optOutUnknown);
  const { userId, channel, group } = optOut;
  const [user] = await ctx.db
    .select({ userId: users.id, isConsole: users.isConsole, userType: users.userType })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'WITHDRAWN')))
    .for('update');
  if (!user) return optOut;
  if (group) {
    await saveChoice(ctx, user, {
      group,
      ...(channel === 'SMS' ? { isSmsOn: false } : { isEmailOn: false }),
    });
    return optOut;
  }
  const decisions = channel === 'SMS' ? { SMS: false, NIGHT: false } : { EMAIL: false };
  await recordDecisions(ctx, { userId, source: 'LINK', decisions });
  return optOut;
}
