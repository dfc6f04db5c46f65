import { sql } from 'drizzle-orm';
import { recruitmentSearchTexts as m } from '@ieum/contract/hiring/recruitments/search-texts.ts';
import { recruitmentRecordTexts } from '@ieum/contract/hiring/recruitments/record-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { companies } from '#hiring/companies/tables.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import { MAX_FOUND, type SearchSource } from '#kit/search/search-source.ts';
import { stateInConsole } from '../record.ts';
import { recruitmentContents, recruitmentNgrams, recruitments } from '../tables.ts';

/** How many rows of the index are compared and sorted: more than five of a common word are as good as any. */
const MAX_CANDIDATES = 300;

type Row = Record<'id' | 'subject' | 'company' | 'state', string>;

/** Recruitments of any state with every word somewhere, as in the console's list. */
export const recruitmentsSearchSource: SearchSource = {
  kind: 'recruitments',
  title: m.title,
  right: 'recruitments.read',
  find: async (db, { text, locale }) => {
    const needle = needleOf(text);
    if (!needle) return [];
    const compared = needle.words
      .filter(({ isExact }) => !isExact)
      .map((word) => sql` and strpos(${recruitmentContents.haystack}, ${word.text}) > 0`);
    const { rows } = await db.execute<Row>(sql`
      select ${recruitments.id} as id, ${recruitments.subject} as subject, ${companies.name} as company,
        ${stateInConsole} as state
      from (select ngrams.recruitment_id as id from ${recruitmentNgrams} as ngrams
          inner join ${recruitmentContents} on ${recruitmentContents.recruitmentId} = ngrams.recruitment_id
          where ngrams.grams @> ${sql.param(needle.ngrams)}::text[]${sql.join(compared)}
          limit ${MAX_CANDIDATES}) as candidates
        inner join ${recruitments} on ${recruitments.id} = candidates.id
        inner join ${companies} on ${companies.id} = ${recruitments.companyId}
      order by ${recruitments.createdAt} desc, ${recruitments.id} desc limit ${MAX_FOUND}`);
    return rows.map(({ id, subject, company, state }) => ({
      id,
      name: subject || sayIn(locale, recruitmentRecordTexts.untitled.text),
      note: company,
      state: { domain: 'recruitment', value: state },
      link: `/console/recruitment/${id}/statistics`,
    }));
  },
};
