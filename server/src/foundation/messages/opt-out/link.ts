import type { MessageChannel, MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import { OPT_OUT_GROUP, optOutGroupOf } from '@ieum/contract/foundation/messages/opt-out.ts';
import { isId } from '#kit/db/ids.ts';
import { isLinkSignatureGood, signLink, type Secrets } from '#platform/crypto.ts';

/** The member and the channel of an opt-out link, and the group of notifications that it ends, else advertising. */
export interface OptOut {
  userId: string;
  channel: MessageChannel;
  group?: MessageGroup | undefined;
}

const letters: Record<MessageChannel, string> = { SMS: 's', EMAIL: 'e' };

/** The signed token of an opt-out link; it needs no login and never expires. */
export function optOutToken(secrets: Secrets, { userId, channel, group }: OptOut): string {
  const member = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  const text = `${letters[channel]}${member}${group ? `${OPT_OUT_GROUP}${group}` : ''}`;
  return `${text}.${signLink(secrets, `refusal ${text}`)}`;
}

/** The member, channel and group of a token; undefined for one that was not made here. */
export function readOptOutToken(secrets: Secrets, token: string): OptOut | undefined {
  const [text = '', sign = ''] = token.split('.');
  if (!isLinkSignatureGood(secrets, `refusal ${text}`, sign)) return undefined;
  const [member = ''] = text.split(OPT_OUT_GROUP);
  const channel = member.startsWith(letters.SMS) ? 'SMS' : 'EMAIL';
  const hex = Buffer.from(member.slice(1), 'base64url').toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isId(userId) ? { userId, channel, group: optOutGroupOf(token) } : undefined;
}
