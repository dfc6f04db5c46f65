import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import { mailTexts as m, type MailReason } from '@ieum/contract/foundation/messages/mail-texts.ts';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** A link of an e-mail; a file's size is in its label. */
export interface MailLink {
  label: string;
  url: string;
}

/** An e-mail as it is written; its HTML and its text are both made of it. */
export interface MailContent {
  locale: Locale;
  /** Above the text; omitted where it would repeat the subject. */
  heading?: string;
  /** Plain text; an empty line separates paragraphs. */
  text: string;
  facts?: readonly Fact[];
  /** Links under a title, such as the files that belong to it. */
  links?: { title: string; items: readonly MailLink[] };
  button?: { label: string; url: string };
  /** Why its recipient receives it. */
  reason: MailReason;
  /** The path of the page on which its recipient chooses what to receive. */
  settings?: string;
  /** The group of notifications that its recipient may end by the link in its footer. */
  group?: MessageGroup;
}

/** The parts that an installation adds to an e-mail when it is sent. */
export interface MailFrame {
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
  /** The page on which the recipient opts out of such messages by one press. */
  optOutUrl?: string;
}

/** The written part of an e-mail as plain text. */
export function bodyOf({ heading, text, facts = [], links, button }: MailContent): string {
  const parts = [
    [heading, text].filter(Boolean).join('\n'),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    links && [links.title, ...links.items.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    button && `${button.label}: ${button.url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** A line of the footer, with the link that it is about. */
export interface FooterLine {
  text: string;
  url?: string;
}

/** The end of every e-mail: why it was sent, how to change that or opt out, and who sent it. */
export function footerOf(
  { locale, reason, settings, group }: MailContent,
  { publicUrl, optOutUrl }: MailFrame,
): FooterLine[] {
  const say = (text: (typeof m)[keyof typeof m]) => sayIn(locale, text.text);
  return [
    { text: say(m[reason]) },
    ...(settings ? [{ text: say(m.settings), url: `${publicUrl}${settings}` }] : []),
    ...(optOutUrl ? [{ text: say(group ? m.optOutOfGroup : m.optOut), url: optOutUrl }] : []),
    { text: `${say(m.sender)} · ${new URL(publicUrl).host}` },
  ];
}

/** The whole text part of an e-mail. */
export function textOf(content: MailContent, frame: MailFrame): string {
  const lines = footerOf(content, frame).map(({ text, url }) => (url ? `${text}: ${url}` : text));
  return `${bodyOf(content)}\n\n—\n${lines.join('\n')}`;
}
