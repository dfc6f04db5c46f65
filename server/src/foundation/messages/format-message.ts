import type { Locale } from '@ieum/contract/common/text.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { messageTexts as m } from '@ieum/contract/foundation/messages/texts.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { WrittenMail } from './mail/define-mail.ts';
import { textOf, type MailFrame } from './mail/mail-content.ts';
import { optOutToken, type OptOut } from './opt-out/link.ts';
import type { MessageRow } from './tables.ts';

/** The label that the law requires, in Korean whatever the text's language. */
const LABEL = '(광고)';

export interface OptOutDeps {
  secrets: Secrets;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

/** A message as it is sent. */
export interface FormattedMessage extends Pick<MessageRow, 'subject' | 'body'> {
  html?: string;
  /** The address of the one-click opt-out, for the mail program's own button (RFC 8058). */
  optOutUrl?: string;
}

type Waiting = Pick<MessageRow, 'channel' | 'purpose' | 'userId' | 'subject' | 'body' | 'mailContent'>;

/**
 * Puts a message into the form in which it is sent: an e-mail gets its footer and its HTML; an advertisement is
 * labelled at its very beginning, and ends with its sender and a free opt-out, as does a chosen notification.
 */
export async function formatMessage(
  deps: OptOutDeps,
  message: Waiting,
  recipient: { locale: Locale } | undefined,
): Promise<FormattedMessage> {
  const { channel, purpose, userId, subject, body, mailContent } = message;
  const isAdvertising = purpose === 'ADVERTISING' && userId !== null;
  const group = mailContent?.group;
  const optOut =
    userId !== null && (isAdvertising || group) ? optOutOf(deps, { channel, userId, group }) : undefined;
  const locale = recipient?.locale ?? 'ko';
  if (channel === 'SMS') return { subject, body: optOut ? formatSms(body, locale, optOut.page) : body };
  const plain = {
    locale,
    text: body,
    reason: isAdvertising ? 'reasonAdvertising' : 'reasonAccount',
  } as const;
  return formatMail(deps, { subject: subject ?? '', content: mailContent ?? plain }, optOut);
}

interface OptOutLinks {
  /** The page on which it is confirmed by a press. */
  page: string;
  /** Where a mail program posts to. */
  oneClick: string;
}

function optOutOf({ secrets, publicUrl }: OptOutDeps, member: OptOut): OptOutLinks {
  const token = optOutToken(secrets, member);
  return {
    page: `${publicUrl}/refuse?t=${token}`,
    oneClick: `${publicUrl}/api/v1/messages/refusals?token=${token}`,
  };
}

const formatSms = (body: string, locale: Locale, link: string): string =>
  `${labelled(body)}\n${sayIn(locale, m.smsOptOut.text, { link })}`;

/** An e-mail with its footer, as text and as HTML. */
export async function formatMail(
  { publicUrl }: Pick<OptOutDeps, 'publicUrl'>,
  { subject, content }: WrittenMail,
  optOut?: OptOutLinks,
): Promise<FormattedMessage & { subject: string; html: string }> {
  const frame: MailFrame = { publicUrl, ...(optOut && { optOutUrl: optOut.page }) };
  const titled = optOut && !content.group ? labelled(subject) : subject;
  // Rendering is loaded with the first e-mail, so that a start does not wait for it.
  const { htmlOf } = await import('./mail/layout.ts');
  const html = htmlOf({ subject: titled, content }, frame);
  return {
    subject: titled,
    body: textOf(content, frame),
    html,
    ...(optOut && { optOutUrl: optOut.oneClick }),
  };
}

const labelled = (text: string) => (text.startsWith(LABEL) ? text : `${LABEL} ${text}`);
