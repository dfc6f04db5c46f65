import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listCards } from '../../server/src/hiring/recruitments/search/cards.ts';
import { everythingOngoing } from '../../server/src/hiring/recruitments/search/list-query.ts';
import { needleOf } from '../../server/src/hiring/recruitments/search/grams.ts';
import { createCounts } from '../../server/src/hiring/recruitments/search/counts.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { median } from './load.ts';
import { searchWords } from './seed.ts';
import { atMost, milliseconds, type Figure } from './table.ts';

const TRIES = 15;

/** The database's time for the first page of a search, newest first, and separately for its capped count. */
export async function measureSearch(url: string, must: number): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const words = [...searchWords(), ...(await findAbsent(pool))];
  const now = new Date();
  const figures: Figure[] = [];
  for (const word of words) {
    const filter = { ...everythingOngoing, needle: needleOf(word) };
    const part = {
      sort: [{ field: 'createdAt' as const, direction: -1 as const }],
      limit: 18,
      skip: 0,
      after: undefined,
      isLast: false,
    };
    const page = await timed(() => listCards(db, filter, part, now));
    const count = await timed(() => createCounts(db).count(filter, now));
    const { count: found } = await createCounts(db).count(filter, now);
    const what = `search of ${word.length} syllables, ${found} found`;
    figures.push(atMost(`${what} (its count separately: ${milliseconds(count)})`, page, must, milliseconds));
  }
  await pool.end();
  return figures;
}

/** Words that no text has: of rare syllables, and joined from two frequent words. */
async function findAbsent(pool: pg.Pool): Promise<string[]> {
  const [common = '', other = ''] = searchWords().filter((word) => word.length === 2);
  const joined = [`${common}${other}`, `${other}${common}`, `${common.slice(1)}${other}${common}`];
  const isAbsent = async (word: string) => {
    const { rows } = await pool.query('select 1 from recruitment_texts where haystack like $1 limit 1', [
      `%${word}%`,
    ]);
    return rows.length === 0;
  };
  const absent = ['가나다라마', '없는말씀이오'];
  for (const word of joined) if (await isAbsent(word)) absent.push(word);
  return absent;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}
