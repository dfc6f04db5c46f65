import { setTimeout as wait } from 'node:timers/promises';
import { sayIn } from '@ieum/contract/common/text.ts';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Context } from '#kit/context.ts';
import { takeCode } from './code-limits.ts';
import { issueCode, ownerOf, tryCode } from './codes.ts';
import { isRecoverable, type Lost } from './recover.ts';
import type { PhoneCodeRow } from './tables.ts';

const ANSWER_AFTER_MS = 60;

export interface CodeDeps {
  limiter: Limiter;
  secrets: Secrets;
}

interface Request {
  purpose: PhoneCodeRow['purpose'];
  phone: string;
  /** Whether the text is really sent; the answer is the same either way. */
  isSent: (ctx: Pick<Context, 'db'>) => Promise<boolean>;
}

/** Sends a code for sign-up to a phone; returns its expiry. */
export const sendJoinCode = (ctx: Context, deps: CodeDeps, phone: string): Promise<Date> =>
  sendCode(ctx, deps, { purpose: 'JOIN', phone, isSent: async () => true });

/**
 * Sends a code for recovering an account; it is sent only if the account exists, which the answer does not
 * reveal.
 */
export async function sendRecoveryCode(ctx: Context, deps: CodeDeps, lost: Lost): Promise<Date> {
  const isSent: Request['isSent'] = ({ db }) => isRecoverable(db, lost);
  const sending = sendCode(ctx, deps, { purpose: lost.purpose, phone: lost.phone, isSent });
  // The duration must not reveal it either: writing the message would otherwise be measurable.
  const [expiresAt] = await Promise.all([sending, wait(ANSWER_AFTER_MS)]);
  return expiresAt;
}

/** Confirms a phone for sign-up; rejects a wrong, expired or used code. */
export async function confirmContact(
  ctx: Context,
  { secrets }: CodeDeps,
  input: { phone: string; code: string },
) {
  await tryCode(ctx.db, secrets, { ...input, purpose: 'JOIN', owner: ownerOf(ctx.caller), now: ctx.now });
}

async function sendCode(ctx: Context, deps: CodeDeps, { purpose, phone, isSent }: Request): Promise<Date> {
  await takeCode(deps.limiter, { phone, address: ctx.caller.address });
  return ctx.transact(async (tx) => {
    const { code, expiresAt } = await issueCode(tx, deps.secrets, {
      purpose,
      phone,
      owner: ownerOf(tx.caller),
    });
    const body = sayIn(tx.caller.locale, m.smsCode.text, { code });
    if (await isSent(tx))
      await queueMessage(tx, {
        channel: 'SMS',
        purpose: 'SECURITY',
        to: phone,
        body,
        template: tx.caller.locale === 'ko' ? { kind: 'CODE', variables: { code, text: body } } : undefined,
        isSecret: true,
      });
    return expiresAt;
  });
}
