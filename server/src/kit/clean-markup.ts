import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { cleanHtml, textOfHtml } from '#platform/files/html.ts';
import { invalidAt } from './errors.ts';

/**
 * Cleans an editor's HTML; 400 at the field when the result is too long. The length is measured after
 * cleaning, so that an editor can always save the same text again.
 */
export function cleanWithin(
  field: string,
  html: string,
  { text, markup, tooLong = m.tooLong }: { text: number; markup: number; tooLong?: KeyedText },
): string {
  const clean = cleanHtml(html);
  if (clean.length > markup || textOfHtml(clean).length > text) throw invalidAt(field, tooLong);
  return clean;
}
