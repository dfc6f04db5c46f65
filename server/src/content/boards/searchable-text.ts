import { textOfHtml } from '#platform/files/html.ts';
import type { Findable } from '#kit/search/save-texts.ts';
import type { PostRow } from './tables.ts';

type Searchable = Pick<PostRow, 'id' | 'subject' | 'content'>;

/** The text by which a post is found. */
export const searchableTextOf = ({ id, subject, content }: Searchable): Findable => ({
  rowId: id,
  parts: [subject, textOfHtml(content)],
});
