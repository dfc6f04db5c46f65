import { desc, eq } from 'drizzle-orm';
import { postSearchTexts as m } from '@ieum/contract/content/boards/search-texts.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { nameIn } from './codes/wire.ts';
import { boards, posts, searchedPosts } from './tables.ts';

/** Posts of all boards by subject and content, the newest first. */
export const postsSearchSource: SearchSource = {
  kind: 'posts',
  title: m.title,
  right: 'content.read',
  find: async (db, { text, locale }) => {
    const found = await findWords(db, { tables: searchedPosts, id: posts.id }, text);
    const rows = await db
      .select({ id: posts.id, subject: posts.subject, board: boards })
      .from(posts)
      .innerJoin(boards, eq(boards.id, posts.boardId))
      .where(found?.page)
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(MAX_FOUND);
    return rows.map(({ id, subject, board }) => ({
      id,
      name: subject,
      note: nameIn(board, locale),
      link: `/console/boards/${id}`,
    }));
  },
};
