import { bounds } from '../../common/bounds.ts';

/** The placeholders in a message that are replaced for each recipient. */
export const dispatchPlaceholders = ['name', 'username'] as const;
type DispatchPlaceholder = (typeof dispatchPlaceholders)[number];

/** A message with its placeholders replaced; any other text in braces stays as it is. */
export const fillPlaceholders = (text: string, values: Record<DispatchPlaceholder, string>): string =>
  text.replaceAll(/\{(name|username)\}/g, (_, placeholder: DispatchPlaceholder) => values[placeholder]);

const longest = { name: '가'.repeat(bounds.name), username: 'u'.repeat(bounds.username) };

/** A message with its placeholders replaced by the longest values that a member can have. */
export const fillLongest = (text: string): string => fillPlaceholders(text, longest);
