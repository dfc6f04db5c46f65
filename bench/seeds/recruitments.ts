import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { companies } from '../../server/src/hiring/companies/tables.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { facetsOf } from '../../server/src/hiring/recruitments/search/facets.ts';
import { ngramsOf } from '../../server/src/kit/search/ngrams.ts';
import {
  recruitmentNgrams,
  recruitments,
  recruitmentContents,
} from '../../server/src/hiring/recruitments/tables.ts';
import { textColumns } from '../../server/src/hiring/recruitments/searchable-text.ts';
import { dropNgramIndexes, withMemory } from './ngram-indexes.ts';
import { numbers, textOf, vocabulary } from './random-words.ts';

const COMPANIES = 1000;
const BATCH = 500;

const TYPES = ['REGULAR', 'CONTRACT', 'INTERNSHIP', 'FREELANCER', 'OTHERS'] as const;
const CITIES = ['서울 강남구', '경기 성남시', '부산 해운대구', '인천 연수구', '대전 유성구', '제주 제주시'];

/** Fills a migrated database with companies and recruitments; the same ones at every run. */
export async function seedRecruitments(url: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = drizzle(pool);
  const next = numbers(42);
  const words = vocabulary(next);
  const now = Date.now();
  const owners = Array.from({ length: COMPANIES }, (_, n) => ({
    id: newId(),
    name: `${words[n] ?? ''}상사${n}`,
    approval: 'APPROVED' as const,
  }));
  await db.insert(companies).values(owners);
  const indexes = await dropNgramIndexes(pool, 'recruitment%');
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => {
      const n = first + i;
      const company = owners[next(COMPANIES)];
      if (!company) throw new Error('no company');
      return rowOf({ n, company, words, next, now });
    });
    await db.insert(recruitments).values(rows.map(({ row }) => row));
    await db.insert(recruitmentContents).values(rows.map(({ text }) => text));
    await db.insert(recruitmentNgrams).values(rows.map(({ found }) => found));
  }
  await withMemory(pool, indexes);
  await db.execute(sql`vacuum analyze`);
  await pool.end();
}

interface Seed {
  n: number;
  company: { id: string; name: string };
  words: readonly string[];
  next: (below: number) => number;
  now: number;
}

/** One recruitment with its texts and what the search finds it by. */
function rowOf({ n, company, words, next, now }: Seed) {
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
    found: { recruitmentId, state, publishedAt, ngrams: ngramsOf(text.haystack) },
  };
}
