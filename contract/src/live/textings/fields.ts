/** The places in a text that are filled for each recipient. */
export const textingFields = ['name', 'company', 'recruitment', 'link', 'sender', 'phone'] as const;
export type TextingField = (typeof textingFields)[number];
export type TextingValues = Record<TextingField, string>;

const FIELD = new RegExp(`\\{(${textingFields.join('|')})\\}`, 'g');

/** A text with its places filled; any other text in braces stays as it is. */
export const fillTexting = (text: string, values: TextingValues): string =>
  text.replaceAll(FIELD, (_, field: TextingField) => values[field]);

/** Whether a text has a place for the link of a meeting. */
export const hasLink = (text: string): boolean => text.includes('{link}');
