import { textOfHtml } from '#platform/files/html.ts';
import type { Findable } from '#kit/search/save-texts.ts';
import type { NoticeRow } from './tables.ts';

type Searchable = Pick<NoticeRow, 'id' | 'subject' | 'content'>;

/** The text by which a notice is found. */
export const searchableTextOf = ({ id, subject, content }: Searchable): Findable => ({
  rowId: id,
  parts: [subject, textOfHtml(content)],
});
