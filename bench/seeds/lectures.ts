import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { companies } from '../../server/src/hiring/companies/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { saveTexts } from '../../server/src/kit/search/save-texts.ts';
import { searchableTextOf } from '../../server/src/live/lectures/search/searchable-text.ts';
import { lectures, searchedLectures } from '../../server/src/live/lectures/tables.ts';
import { numbers, textOf, vocabulary } from './random-words.ts';

const OF_A_COMPANY = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fills a migrated database with companies and their past lectures, each with a word in its title. */
export async function seedLectures(url: string, count: number, word: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = drizzle(pool) as unknown as Db;
  const next = numbers(43);
  const words = vocabulary(next);
  for (let first = 0; first < count; first += OF_A_COMPANY) {
    const company = {
      id: newId(),
      name: `${words[first] ?? ''}아카데미${first}`,
      approval: 'APPROVED' as const,
    };
    await db.insert(companies).values(company);
    const rows = Array.from({ length: Math.min(OF_A_COMPANY, count - first) }, (_, at) => {
      const takesPlaceAt = new Date(Date.now() - (first + at + 1) * DAY_MS);
      return {
        id: newId(),
        companyId: company.id,
        place: at + 1,
        subject: `${words[next(words.length)] ?? ''} ${word} 강의 ${first + at}`,
        content: `<p>${textOf(words, next)}</p>`,
        minutes: 60,
        shownAt: takesPlaceAt,
        createdAt: takesPlaceAt,
        updatedAt: takesPlaceAt,
      };
    });
    await db.insert(lectures).values(rows);
    await saveTexts(db, searchedLectures, await Promise.all(rows.map((row) => searchableTextOf(row, db))));
  }
  await db.execute(sql`vacuum analyze`);
  await pool.end();
}
