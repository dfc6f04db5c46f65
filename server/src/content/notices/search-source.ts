import { desc } from 'drizzle-orm';
import { noticeSearchTexts as m } from '@ieum/contract/content/notices/search-texts.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { notices, searchedNotices } from './tables.ts';

/** Notices in any state by subject and content, the newest first. */
export const noticesSearchSource: SearchSource = {
  kind: 'notices',
  title: m.title,
  right: 'content.read',
  find: async (db, { text }) => {
    const found = await findWords(db, { tables: searchedNotices, id: notices.id }, text);
    const rows = await db
      .select({ id: notices.id, subject: notices.subject })
      .from(notices)
      .where(found?.page)
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(MAX_FOUND);
    return rows.map(({ id, subject }) => ({
      id,
      name: subject,
      link: `/console/center/notifications?edit=${id}`,
    }));
  },
};
