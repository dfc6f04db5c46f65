import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listCards } from '../../server/src/hiring/recruitments/search/cards.ts';
import { everythingOngoing } from '../../server/src/hiring/recruitments/search/list-query.ts';
import { needleOf } from '../../server/src/kit/search/ngrams.ts';
import { createCounts } from '../../server/src/hiring/recruitments/search/counts.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { timed } from '../lib/timed.ts';
import { findAbsentWords, searchWords } from '../seeds/random-words.ts';
import { atMost, milliseconds, type Figure } from '../lib/table.ts';

/** The database's time for the first page of a search, newest first, and separately for its capped count. */
export async function measureSearch(url: string, must: number): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const words = [...searchWords(), ...(await findAbsentWords(pool, 'recruitment_texts'))];
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
