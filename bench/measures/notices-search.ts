import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { countPublished, readPublished } from '../../server/src/content/notices/queries.ts';
import { searchableTextOf } from '../../server/src/content/notices/searchable-text.ts';
import { notices, searchedNotices } from '../../server/src/content/notices/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { saveTexts } from '../../server/src/kit/search/save-texts.ts';
import { atMost, milliseconds, type Figure } from '../lib/table.ts';
import { timed } from '../lib/timed.ts';
import { dropNgramIndexes, withMemory } from '../seeds/ngram-indexes.ts';
import { findAbsentWords, numbers, searchWords, textOf, vocabulary } from '../seeds/random-words.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Fills a migrated database with notices; the same ones at every run. */
export async function seedNotices(url: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const next = numbers(42);
  const words = vocabulary(next);
  const now = Date.now();
  const indexes = await dropNgramIndexes(pool, 'notice_grams');
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => ({
      id: newId(),
      subject: `${words[next(words.length)]} ${words[next(300)]} 안내 ${first + i}`,
      content: `<p>${textOf(words, next)}</p>`,
      isPinned: next(1000) === 0,
      isActive: next(20) > 0,
      shownAt: new Date(now - next(900) * DAY_MS),
    }));
    await db.insert(notices).values(rows);
    await saveTexts(db, searchedNotices, rows.map(searchableTextOf));
  }
  await withMemory(pool, indexes);
  await db.execute(sql`vacuum analyze`);
  await pool.end();
}

/** The database's time for the first page of a search of notices, and separately for its count. */
export async function measureNoticesSearch(url: string, must: number): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = drizzle(pool) as unknown as Db;
  const words = [...searchWords(), ...(await findAbsentWords(pool, 'notice_texts'))];
  const now = new Date();
  const figures: Figure[] = [];
  for (const searchValue of words) {
    const filter = { searchValue, limit: 20, skip: 0 };
    const page = await timed(() => readPublished(db, filter, now));
    const counting = await timed(() => countPublished(db, filter, now));
    const { count } = await countPublished(db, filter, now);
    const what = `search of notices, ${searchValue.length} syllables, ${count} found`;
    figures.push(
      atMost(`${what} (its count separately: ${milliseconds(counting)})`, page, must, milliseconds),
    );
  }
  await pool.end();
  return figures;
}
