import { desc, eq } from 'drizzle-orm';
import { lectureSearchTexts as m } from '@ieum/contract/live/lectures/search-texts.ts';
import { companies } from '#hiring/companies/tables.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { lectures, searchedLectures } from '../tables.ts';

/** Lectures in any state by subject, content and company, the newest first. */
export const lecturesSearchSource: SearchSource = {
  kind: 'lectures',
  title: m.title,
  right: 'content.read',
  find: async (db, { text }) => {
    const found = await findWords(db, { tables: searchedLectures, id: lectures.id }, text);
    const rows = await db
      .select({ id: lectures.id, subject: lectures.subject, company: companies.name })
      .from(lectures)
      .innerJoin(companies, eq(companies.id, lectures.companyId))
      .where(found?.page)
      .orderBy(desc(lectures.createdAt), desc(lectures.id))
      .limit(MAX_FOUND);
    return rows.map(({ id, subject, company }) => ({
      id,
      name: subject,
      note: company,
      link: `/console/lecture/list?edit=${id}`,
    }));
  },
};
