import type { Findable } from '#kit/search/save-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import type { LectureRow } from '../tables.ts';

export type Searchable = Pick<LectureRow, 'id' | 'subject' | 'content'> & { companyName: string };

/** The text by which a lecture is found. */
export const searchableTextOf = ({ id, subject, content, companyName }: Searchable): Findable => ({
  rowId: id,
  parts: [subject, companyName, textOfHtml(content)],
});
