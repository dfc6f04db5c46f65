import { bounds } from '../../common/bounds.ts';

/** The places in a text that are filled for each recipient. */
export const dispatchFields = ['name', 'username'] as const;
type DispatchField = (typeof dispatchFields)[number];

/** A text with its places filled; any other text in braces stays as it is. */
export const fillFields = (text: string, values: Record<DispatchField, string>): string =>
  text.replaceAll(/\{(name|username)\}/g, (_, field: DispatchField) => values[field]);

const longest = { name: '가'.repeat(bounds.name), username: 'u'.repeat(bounds.username) };

/** A text with its places filled by the longest values that a member can have. */
export const fillLongest = (text: string): string => fillFields(text, longest);
