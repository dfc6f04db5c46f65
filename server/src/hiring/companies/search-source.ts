import { sql } from 'drizzle-orm';
import { companySearchTexts as m } from '@ieum/contract/hiring/companies/search-texts.ts';
import { inByteOrder, MAX_FOUND, startsWith, type SearchSource } from '#kit/search/search-source.ts';
import { companies } from './tables.ts';

/** Legal forms before the part of a company's name that people remember. */
const FORMS = ['', '㈜', '(주)', '주식회사 '];

type Row = Record<'id' | 'name' | 'userId' | 'approval', string>;

const name = inByteOrder(sql`lower(${companies.name})`);

/** Companies with an account by the beginning of their name, with or without its form. */
export const companiesSearchSource: SearchSource = {
  kind: 'companies',
  title: m.title,
  right: 'members.read',
  find: async (db, { text }) => {
    const ways = FORMS.map(
      (form) => sql`(select ${companies.id} as id, ${companies.name} as name, ${companies.userId} as "userId",
        ${companies.approval} as approval from ${companies}
        where ${startsWith(name, form + text)} and ${companies.userId} is not null
          and ${companies.withdrawnAt} is null order by ${name} limit ${MAX_FOUND})`,
    );
    const { rows } = await db.execute<Row>(
      sql`select * from (${sql.join(ways, sql` union all `)}) as found order by name, id limit ${MAX_FOUND}`,
    );
    return rows.map(({ id, name: companyName, userId, approval }) => ({
      id,
      name: companyName,
      state: { domain: 'approval', value: approval },
      link: `/console/users/${userId}`,
    }));
  },
};
