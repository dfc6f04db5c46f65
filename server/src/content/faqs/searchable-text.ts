import { textOfHtml } from '#platform/files/html.ts';
import type { Findable } from '#kit/search/save-texts.ts';
import type { FaqRow } from './tables.ts';

type Searchable = Pick<FaqRow, 'id' | 'question' | 'answer'>;

/** The text by which an FAQ is found. */
export const searchableTextOf = ({ id, question, answer }: Searchable): Findable => ({
  rowId: id,
  parts: [question, textOfHtml(answer)],
});
