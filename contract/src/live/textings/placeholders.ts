import { unknownPlaceholderOf } from '../../common/text.ts';

/** The placeholders in a text message that are replaced for each recipient. */
export const textingPlaceholders = ['name', 'company', 'recruitment', 'link', 'sender', 'phone'] as const;
export type TextingPlaceholder = (typeof textingPlaceholders)[number];
export type TextingValues = Record<TextingPlaceholder, string>;

const PLACEHOLDER = new RegExp(`\\{(${textingPlaceholders.join('|')})\\}`, 'g');

/** A text message with its placeholders replaced; any other text in braces stays as it is. */
export const fillTexting = (text: string, values: TextingValues): string =>
  text.replaceAll(PLACEHOLDER, (_, placeholder: TextingPlaceholder) => values[placeholder]);

/** The first placeholder with its braces that nothing replaces, so that it would be sent as it is. */
export const unknownPlaceholderIn = (text: string): string | undefined =>
  unknownPlaceholderOf(text, textingPlaceholders);

/** Whether a text message has the placeholder of the link of a meeting. */
export const hasLink = (text: string): boolean => text.includes('{link}');
