import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { MemberFilter } from '../../server/src/site/members/filter.ts';
import { listMembers } from '../../server/src/site/members/queries.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { atMost, milliseconds, type Figure } from '../lib/table.ts';
import { timed } from '../lib/timed.ts';
import { dropNgramIndexes, withMemory } from '../seeds/ngram-indexes.ts';

const COMPANY_EVERY = 20;

/** Fills a migrated database with members, of whom every twentieth is a company; the same ones at every run. */
export async function seedMembers(url: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const isCompany = sql`n % ${COMPANY_EVERY} = 0`;
  const indexes = await dropNgramIndexes(pool, 'member_texts');
  await db.execute(sql`
    insert into users (id, username, password_hash, user_type, status, name, phone, email, created_at)
    select md5('user' || n)::uuid, 'member' || n, 'x',
      case when ${isCompany} then 'COMPANY' else 'PERSON' end,
      case when n % 100 = 1 then 'BLOCKED' when n % 100 = 2 then 'WITHDRAWN' else 'ACTIVE' end,
      case when ${isCompany} then '상사' || n else
        substr('김이박최정강조윤장임', n % 10 + 1, 1) || substr('가나다라마바사아자차', n / 10 % 10 + 1, 1)
          || substr('람솔별늘봄빛결온해샘', n / 100 % 10 + 1, 1) end,
      '010' || lpad(n::text, 8, '0'), 'member' || n || '@mail.example',
      timestamptz '2026-11-24' - n * interval '3 minutes'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into companies (id, user_id, name, ceo_name, approval, submitted_at)
    select md5('company' || n)::uuid, md5('user' || n)::uuid, '상사' || n, '대표' || n % 300,
      case when n % 1000 = 0 then 'PENDING' else 'APPROVED' end,
      timestamptz '2026-11-24' - n * interval '3 minutes'
    from generate_series(${COMPANY_EVERY}::int, ${count}::int, ${COMPANY_EVERY}::int) n`);
  await withMemory(pool, indexes);
  await db.execute(sql`vacuum analyze`);
  await pool.end();
}

const first = { limit: 20, skip: 0 };
const byName = JSON.stringify({ name: 1 });
const cases: [string, MemberFilter, string?][] = [
  ['newest first', first],
  ['page 50', { limit: 20, skip: 980 }],
  ['last page', { ...first, before: 'end' }],
  ['by name', first, byName],
  ['by name, page 50', { limit: 20, skip: 980 }, byName],
  ['by name, last page', { ...first, before: 'end' }, byName],
  ['by username', first, JSON.stringify({ username: 1 })],
  ['companies', { ...first, userType: 'COMPANY' }],
  ['companies by name', { ...first, userType: 'COMPANY' }, byName],
  ['blocked', { ...first, status: 'BLOCKED' }],
  ['awaiting approval', { ...first, approval: 'PENDING' }],
  ['joined in a month', { ...first, joinedFrom: '2026-01-01', joinedTo: '2026-01-31' }],
  ['search of a name', { ...first, searchValue: '박나람' }],
  ['search of two syllables of many names', { ...first, searchValue: '가람' }],
  ['search of two syllables of companies', { ...first, searchValue: '상사' }],
  ['search of two syllables of people in charge', { ...first, searchValue: '대표' }],
  ['search of two syllables among companies', { ...first, userType: 'COMPANY', searchValue: '사1' }],
  ['search of two syllables, by name', { ...first, searchValue: '박나' }, byName],
  ['search of two syllables of companies, by name', { ...first, searchValue: '상사' }, byName],
  ['search of two syllables, last page', { ...first, before: 'end', searchValue: '박나' }],
  ['search of one syllable', { ...first, searchValue: '김' }],
  ['search of a letter that all have', { ...first, searchValue: 'm' }],
  ['search of two words', { ...first, searchValue: '박나 member1' }],
  ['search of a username', { ...first, searchValue: 'member19999' }],
  ['search of a telephone number', { ...first, searchValue: '01000012345' }],
  ['search of an e-mail address', { ...first, searchValue: 'member12345@mail.example' }],
  ['search of what nobody has', { ...first, searchValue: '없는사람' }],
];

/** The database's time for a page of the console's list of members with its count. */
export async function measureMembers(url: string, must: number): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const figures: Figure[] = [];
  for (const [what, filter, sort] of cases) {
    const page = await timed(() => listMembers(db, filter, sort));
    figures.push(atMost(`list of members of the console, ${what}`, page, must, milliseconds));
  }
  await pool.end();
  return figures;
}
