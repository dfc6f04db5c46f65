import type { Locale } from '@ieum/contract/common/text.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { messageTexts as m } from '@ieum/contract/foundation/messages/texts.ts';
import type { Secrets } from '#platform/crypto.ts';
import { optOutToken } from './opt-out-link.ts';
import type { MessageRow } from './tables.ts';

/** The label that the law requires, in Korean whatever the text's language. */
const LABEL = '(광고)';

export interface OptOutDeps {
  secrets: Secrets;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

interface Dressed {
  subject: string | null;
  body: string;
  /** The address of the one-click opt-out, for the mail program's own button (RFC 8058). */
  optOutUrl?: string;
}

type Advertisement = Pick<MessageRow, 'channel' | 'subject' | 'body'> & { userId: string };

/**
 * An advertisement as it is sent: labelled at its very beginning, with the sender and a free opt-out at its
 * end.
 */
export function dressAdvertisement(
  { secrets, publicUrl }: OptOutDeps,
  { userId, channel, subject, body }: Advertisement,
  locale: Locale,
): Dressed {
  const token = optOutToken(secrets, { userId, channel });
  const link = `${publicUrl}/refuse?t=${token}`;
  const sender = sayIn(locale, m.sender.text, { publicUrl });
  if (channel === 'SMS') {
    const end = sayIn(locale, m.smsRefusal.text, { link });
    return { subject, body: `${labelled(body)}\n${end}` };
  }
  const end = sayIn(locale, m.emailRefusal.text, { link, sender });
  return {
    subject: labelled(subject ?? ''),
    body: `${body}\n\n—\n${end}`,
    optOutUrl: `${publicUrl}/api/v1/messages/refusals?token=${token}`,
  };
}

const labelled = (text: string) => (text.startsWith(LABEL) ? text : `${LABEL} ${text}`);
