import { sql, type SQL } from 'drizzle-orm';
import { memberSearchTexts as m } from '@ieum/contract/account/users/search-texts.ts';
import { maskName, maskPhone } from '#kit/masks.ts';
import { fold } from '#kit/search/ngrams.ts';
import { inByteOrder, MAX_FOUND, startsWith, type SearchSource } from '#kit/search/search-source.ts';
import { users } from './tables.ts';

type Row = Record<'id' | 'username' | 'name' | 'phone', string> & { userType: string | null };

const columns = sql`${users.id} as id, ${users.username} as username, ${users.name} as name,
  ${users.phone} as phone, ${users.userType} as "userType"`;
const isMember = sql`${users.status} <> 'WITHDRAWN'`;
const name = inByteOrder(sql`lower(${users.name})`);
const username = inByteOrder(sql`${users.username}`);

/** Each way stops at the first five rows of its index. */
const first = (condition: SQL, order: SQL) => sql`
  (select ${columns} from ${users} where ${condition} and ${isMember} order by ${order} limit ${MAX_FOUND})`;

const LAST_DIGITS = 4;
const FEWEST_DIGITS = 8;

/**
 * By the digits that the masked number shows or by the whole number, so that the hidden ones cannot be found out
 * part by part.
 */
function waysByPhone(text: string): SQL[] {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return [];
  const end = sql`right(${users.phone}, ${sql.raw(String(LAST_DIGITS))})`;
  const isEnd = sql`${end} = ${digits.slice(-LAST_DIGITS)}`;
  if (digits.length === LAST_DIGITS) return [first(isEnd, sql`${users.id}`)];
  return digits.length < FEWEST_DIGITS
    ? []
    : [first(sql`${isEnd} and ${users.phone} = ${digits}`, sql`${users.id}`)];
}

/** Members by the beginning of their username or name, or by telephone; companies have a source of their own. */
export const membersSearchSource: SearchSource = {
  kind: 'members',
  title: m.title,
  right: 'members.read',
  find: async (db, { text }) => {
    const isPerson = sql`${users.userType} is distinct from 'COMPANY'`;
    const ways = [
      first(startsWith(username, text), username),
      first(sql`${startsWith(name, text)} and ${isPerson}`, name),
      ...waysByPhone(text),
    ];
    const { rows } = await db.execute<Row>(
      sql`select * from (${sql.join(ways, sql` union `)}) as found
        order by username <> ${fold(text)}, name, id limit ${MAX_FOUND}`,
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.userType === 'COMPANY' ? row.name : maskName(row.name),
      note: [row.username, maskPhone(row.phone)].filter(Boolean).join(' · '),
      link: `/console/users/${row.id}`,
    }));
  },
};
