import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { companies } from '../../server/src/hiring/companies/tables.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { facetsOf } from '../../server/src/hiring/recruitments/search/facets.ts';
import { gramsOf } from '../../server/src/hiring/recruitments/search/grams.ts';
import {
  recruitmentGrams,
  recruitments,
  recruitmentContents,
} from '../../server/src/hiring/recruitments/tables.ts';
import { textColumns } from '../../server/src/hiring/recruitments/texts.ts';

const COMPANIES = 1000;
const BATCH = 500;
const TEXT_BYTES = 1500;

/** A generator of the same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Six hundred syllables, the first of them far more common than the last, as in real text. */
const SYLLABLES = Array.from({ length: 608 }, (_, n) => {
  const [initial, rest] = [n % 19, Math.floor(n / 19)];
  const [vowel, final] = [(rest % 8) * 2, [0, 4, 8, 21][Math.floor(rest / 8)] ?? 0];
  return String.fromCodePoint(0xac00 + (initial * 21 + vowel) * 28 + final);
});

/** Words by rank: a few are very frequent, most are rare. */
function vocabulary(next: (below: number) => number): string[] {
  const syllable = () => SYLLABLES[Math.floor(SYLLABLES.length * (next(10_000) / 10_000) ** 2)];
  return Array.from({ length: 8000 }, () => Array.from({ length: 2 + next(4) }, syllable).join(''));
}

function textOf(words: readonly string[], next: (below: number) => number): string {
  const parts: string[] = [];
  let bytes = 0;
  while (bytes < TEXT_BYTES) {
    const rank = Math.floor(words.length * (next(10_000) / 10_000) ** 3);
    const word = words[rank] ?? '';
    parts.push(word);
    bytes += word.length * 3 + 1;
  }
  return parts.join(' ');
}

const TYPES = ['REGULAR', 'CONTRACT', 'INTERNSHIP', 'FREELANCER', 'OTHERS'] as const;
const CITIES = ['서울 강남구', '경기 성남시', '부산 해운대구', '인천 연수구', '대전 유성구', '제주 제주시'];

/** Fills a migrated database with companies and recruitments; the same ones at every run. */
export async function seedRecruitments(url: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = drizzle(pool);
  const next = numbers(42);
  const words = vocabulary(next);
  const now = Date.now();
  const held = Array.from({ length: COMPANIES }, (_, n) => ({
    id: newId(),
    name: `${words[n] ?? ''}상사${n}`,
    approval: 'APPROVED' as const,
  }));
  await db.insert(companies).values(held);
  const indexes = await dropTokenIndexes(pool);
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => {
      const n = first + i;
      const company = held[next(COMPANIES)];
      if (!company) throw new Error('no company');
      const content = textOf(words, next);
      const subject = `${words[next(words.length)]} ${words[next(300)]} 담당 ${n}`;
      const address1 = `${CITIES[next(CITIES.length)]} 길 ${next(300)}`;
      const columns = {
        id: newId(),
        companyId: company.id,
        state: 'ON_GOING' as const,
        subject,
        summary: textOf(words, next).slice(0, 60),
        startsAt: new Date(now - 86_400_000 * next(20)),
        endsAt: new Date(now + 86_400_000 * (1 + next(60))),
        types: [TYPES[next(TYPES.length)] ?? 'REGULAR'],
        wageType: 'YEARLY' as const,
        wageMin: 30_000_000 + next(100) * 100_000,
        wageMax: 45_000_000 + next(100) * 100_000,
        address1,
        address2: '1층',
        regions: [address1.split(' ')[0] ?? '서울'],
        careers: ['NEW_RECRUIT' as const],
        isCareerIrrelevant: false,
        isEducationIrrelevant: true,
        isAgeIrrelevant: true,
        isGenderIrrelevant: true,
        hits: next(5000),
        publishedAt: new Date(now - next(40 * 86_400) * 1000),
      };
      const facets = facetsOf({
        isAbroad: false,
        careerYears: null,
        educationLevels: [],
        ...columns,
      });
      const text = textColumns({
        ...columns,
        isAbroad: false,
        educationLevels: [],
        companyName: company.name,
        content: `<p>${content}</p>`,
      });
      const { id: recruitmentId, state, publishedAt } = columns;
      return {
        row: { ...columns, facets },
        text: { recruitmentId, ...text },
        found: { recruitmentId, state, publishedAt, grams: gramsOf(text.haystack) },
      };
    });
    await db.insert(recruitments).values(rows.map(({ row }) => row));
    await db.insert(recruitmentContents).values(rows.map(({ text }) => text));
    await db.insert(recruitmentGrams).values(rows.map(({ found }) => found));
  }
  await withMemory(pool, indexes);
  await db.execute(sql`vacuum analyze`);
  await pool.end();
}

/** An index of tokens is built much faster over full tables; returns a function that builds them again. */
async function dropTokenIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING gin%'
     and tablename like 'recruitment%'`,
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

async function withMemory(pool: pg.Pool, statements: readonly string[]) {
  const client = await pool.connect();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const statement of statements) await client.query(statement);
  client.release(true);
}

/** Words for the searches: of each length, one that is common, one in between and one that is rare. */
export function searchWords(): string[] {
  const words = vocabulary(numbers(42));
  const ofLength = (length: number) => words.filter((word) => word.length === length);
  const some = [2, 3, 4, 5].flatMap((length) => {
    const all = ofLength(length);
    return [all[5], all[Math.floor(all.length / 8)], all[Math.floor(all.length / 3)], all.at(-5)];
  });
  const beginnings = [words[0]?.[0], words.at(-5)?.[0]];
  return [...beginnings, ...some].filter((word) => word !== undefined);
}
