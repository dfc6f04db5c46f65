import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { isId } from '#kit/db/ids.ts';
import { isLinkSignatureGood, signLink, type Secrets } from '#platform/crypto.ts';

/** The member and the channel of an opt-out link. */
export interface OptOut {
  userId: string;
  channel: MessageChannel;
}

const letters: Record<MessageChannel, string> = { SMS: 's', EMAIL: 'e' };

/** The signed token of an opt-out link; it needs no login and never expires. */
export function optOutToken(secrets: Secrets, { userId, channel }: OptOut): string {
  const text = `${letters[channel]}${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}`;
  return `${text}.${signLink(secrets, `refusal ${text}`)}`;
}

/** The member and channel of a token; undefined for one that was not made here. */
export function readOptOutToken(secrets: Secrets, token: string): OptOut | undefined {
  const [text = '', sign = ''] = token.split('.');
  if (!isLinkSignatureGood(secrets, `refusal ${text}`, sign)) return undefined;
  const channel = text.startsWith(letters.SMS) ? 'SMS' : 'EMAIL';
  const hex = Buffer.from(text.slice(1), 'base64url').toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isId(userId) ? { userId, channel } : undefined;
}
