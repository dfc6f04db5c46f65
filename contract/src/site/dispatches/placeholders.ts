import { bounds } from '../../common/bounds.ts';
import { unknownPlaceholderOf } from '../../common/text.ts';

/** The placeholders in a message that are replaced for each recipient. */
export const dispatchPlaceholders = ['name', 'username'] as const;
type DispatchPlaceholder = (typeof dispatchPlaceholders)[number];

/** A message with its placeholders replaced; any other text in braces stays as it is. */
export const fillPlaceholders = (text: string, values: Record<DispatchPlaceholder, string>): string =>
  text.replaceAll(/\{(name|username)\}/g, (_, placeholder: DispatchPlaceholder) => values[placeholder]);

/** The first text in braces that nothing replaces, so that it is sent as it is; undefined where there is none. */
export const unknownPlaceholderIn = (text: string): string | undefined =>
  unknownPlaceholderOf(text, dispatchPlaceholders);

const longest = { name: '가'.repeat(bounds.name), username: 'u'.repeat(bounds.username) };

/** A message with its placeholders replaced by the longest values that a member can have. */
export const fillLongest = (text: string): string => fillPlaceholders(text, longest);
