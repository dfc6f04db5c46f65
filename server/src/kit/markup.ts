import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Message } from '@ieum/contract/common/text.ts';
import { cleanHtml, textOfHtml } from '#platform/files/html.ts';
import { invalidAt } from './errors.ts';

/**
 * What is kept of an editor's HTML; 400 at the field when that is too long. It is measured as it will be stored and
 * given back, so that an editor can always save again what it was given.
 */
export function cleanWithin(
  field: string,
  html: string,
  { text, markup, tooLong = m.tooLong }: { text: number; markup: number; tooLong?: Message },
): string {
  const clean = cleanHtml(html);
  if (clean.length > markup || textOfHtml(clean).length > text) throw invalidAt(field, tooLong);
  return clean;
}
