import { eq } from 'drizzle-orm';
import type { WithheldReason } from '@ieum/contract/foundation/messages/enums.ts';
import type { Db } from '#kit/context.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { findConsents, type Consents } from './consents.ts';
import { morningAfter } from '#kit/quiet-hours.ts';
import type { MessageRow } from './tables.ts';

/** The one who a message is for, as they are at the moment of sending. */
export interface Recipient {
  status: UserRow['status'];
  locale: UserRow['locale'];
  consents: Pick<Consents, 'EMAIL' | 'SMS' | 'NIGHT'>;
}

export type Verdict =
  | { kind: 'leaves' }
  | { kind: 'waits'; until: Date }
  | { kind: 'withheld'; reason: WithheldReason };

type Judged = Pick<MessageRow, 'channel' | 'purpose'>;

/** The account a message belongs to; undefined for a phone without one. */
export async function findRecipient(db: Db, { userId }: MessageRow): Promise<Recipient | undefined> {
  if (!userId) return undefined;
  const [user] = await db
    .select({ status: users.status, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  return user && { ...user, consents: await findConsents(db, userId) };
}

/**
 * Whether a message may leave now (정보통신망법 제50조): advertising only with the recipient's consent as it stands this
 * moment. Between 21:00 and 08:00 no SMS leaves but codes, and advertising of those who agreed to the night apart. E-mail
 * may leave at any hour: 시행령 제61조 제2항 excepts it from the night rule, and nobody is woken by it.
 */
export function judge(message: Judged, recipient: Recipient | undefined, now: Date): Verdict {
  const { channel, purpose } = message;
  if (purpose === 'SECURITY') return { kind: 'leaves' };
  const isAdvertising = purpose === 'ADVERTISING';
  const isGone = recipient ? !mayReceive(recipient, isAdvertising) : isAdvertising;
  if (isGone) return { kind: 'withheld', reason: 'ACCOUNT_CLOSED' };
  if (isAdvertising && !recipient?.consents[channel]) return { kind: 'withheld', reason: 'NO_CONSENT' };
  const morning = channel === 'SMS' ? morningAfter(now) : undefined;
  if (!morning || (isAdvertising && recipient?.consents.NIGHT)) return { kind: 'leaves' };
  return { kind: 'waits', until: morning };
}

/** A closed account hears nothing any more; a blocked one no advertising. */
const mayReceive = ({ status }: Recipient, isAdvertising: boolean) =>
  isAdvertising ? status === 'ACTIVE' : status !== 'WITHDRAWN';
