import { eq } from 'drizzle-orm';
import type { WithheldReason } from '@ieum/contract/foundation/messages/enums.ts';
import type { Db } from '#kit/context.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { findConsents, type Consents } from './consents.ts';
import { morningAfter } from '#kit/quiet-hours.ts';
import type { MessageRow } from './tables.ts';

/** The recipient of a message, as of the time of sending. */
export interface Recipient {
  status: UserRow['status'];
  locale: UserRow['locale'];
  consents: Pick<Consents, 'EMAIL' | 'SMS' | 'NIGHT'>;
}

export type Verdict =
  | { kind: 'sent' }
  | { kind: 'waits'; until: Date }
  | { kind: 'withheld'; reason: WithheldReason };

type CheckedMessage = Pick<MessageRow, 'channel' | 'purpose'>;

/** The account of a message; undefined for a phone without one. */
export async function findRecipient(db: Db, { userId }: MessageRow): Promise<Recipient | undefined> {
  if (!userId) return undefined;
  const [user] = await db
    .select({ status: users.status, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  return user && { ...user, consents: await findConsents(db, userId) };
}

/**
 * Whether a message may be sent now (정보통신망법 제50조): advertising only with the recipient's present consent.
 * Between 21:00 and 08:00 no SMS is sent except codes, and advertising to members who agreed to the night.
 * E-mail may be sent at any hour: 시행령 제61조 제2항 excepts it from the night rule, and it wakes nobody.
 */
export function maySend(message: CheckedMessage, recipient: Recipient | undefined, now: Date): Verdict {
  const { channel, purpose } = message;
  if (purpose === 'SECURITY') return { kind: 'sent' };
  const isAdvertising = purpose === 'ADVERTISING';
  const isGone = recipient ? !mayReceive(recipient, isAdvertising) : isAdvertising;
  if (isGone) return { kind: 'withheld', reason: 'ACCOUNT_CLOSED' };
  if (isAdvertising && !recipient?.consents[channel]) return { kind: 'withheld', reason: 'NO_CONSENT' };
  const morning = channel === 'SMS' ? morningAfter(now) : undefined;
  if (!morning || (isAdvertising && recipient?.consents.NIGHT)) return { kind: 'sent' };
  return { kind: 'waits', until: morning };
}

/** A closed account receives nothing any more; a blocked one no advertising. */
const mayReceive = ({ status }: Recipient, isAdvertising: boolean) =>
  isAdvertising ? status === 'ACTIVE' : status !== 'WITHDRAWN';
