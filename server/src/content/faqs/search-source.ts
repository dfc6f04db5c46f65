import { asc } from 'drizzle-orm';
import { faqSearchTexts as m } from '@ieum/contract/content/faqs/search-texts.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { faqs, searchedFaqs } from './tables.ts';

/** FAQs in any state by question and answer, in their order. */
export const faqsSearchSource: SearchSource = {
  kind: 'faqs',
  title: m.title,
  right: 'content.read',
  find: async (db, { text }) => {
    const found = await findWords(db, { tables: searchedFaqs, id: faqs.id }, text);
    const rows = await db
      .select({ id: faqs.id, question: faqs.question })
      .from(faqs)
      .where(found?.page)
      .orderBy(asc(faqs.category), asc(faqs.position), asc(faqs.id))
      .limit(MAX_FOUND);
    return rows.map(({ id, question }) => ({
      id,
      name: question,
      link: `/console/center/faqs?edit=${id}`,
    }));
  },
};
