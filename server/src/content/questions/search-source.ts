import { sql } from 'drizzle-orm';
import { questionSearchTexts as m } from '@ieum/contract/content/questions/search-texts.ts';
import { fold } from '#kit/search/ngrams.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { questions } from './tables.ts';

/** How many of the newest questions are searched; the list of questions searches all. */
const NEWEST = 2000;

type Row = Record<'id' | 'subject' | 'state', string>;

/** The newest questions by any part of their subject. */
export const questionsSearchSource: SearchSource = {
  kind: 'questions',
  title: m.title,
  right: 'support.read',
  find: async (db, { text }) => {
    const { rows } = await db.execute<Row>(sql`
      select id, subject, state from (
        select ${questions.id} as id, ${questions.subject} as subject, ${questions.state} as state,
          ${questions.createdAt} as at
        from ${questions} order by ${questions.createdAt} desc limit ${NEWEST}) as newest
      where strpos(lower(subject), ${fold(text)}) > 0 order by at desc, id desc limit ${MAX_FOUND}`);
    return rows.map(({ id, subject, state }) => ({
      id,
      name: subject,
      state: { domain: 'inquiry', value: state },
      link: `/console/center/questions?id=${id}`,
    }));
  },
};
