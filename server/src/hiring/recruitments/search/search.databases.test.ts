import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { aDraft, aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import { listCards } from './cards.ts';
import { createCounts } from './counts.ts';
import { ngramsOf, haystackOf, needleOf } from '#kit/search/ngrams.ts';
import { everythingOngoing } from './list-query.ts';
import { completeNgrams } from '../searchable-text.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const newestFirst = [{ field: 'createdAt', direction: -1 } as const];
const part = { sort: newestFirst, limit: 50, skip: 0, after: undefined, isLast: false };

describe('the two search strategies', () => {
  test('by the index and in the order of the list find the same', async () => {
    const company = await world.aCompany();
    const [first, second] = [aWord(4), aWord(4)];
    for (const subject of [first, `${first} ${second}`, `${second}${first}`, `x%_${first}`])
      await aRecruitment(world, company, { subject });
    const requested = [
      first,
      first.slice(0, 2),
      `${second} ${first.slice(1)}`,
      `%_${first}`,
      `${first}${second}`,
    ];
    for (const word of requested) {
      const filter = { ...everythingOngoing, needle: needleOf(word) };
      const [byIndex, inOrder] = await Promise.all(
        (['index', 'scan'] as const).map((strategy) =>
          listCards(world.db, filter, { ...part, strategy }, world.clock.now()),
        ),
      );
      expect(inOrder?.rows.map(({ id }) => id)).toEqual(byIndex?.rows.map(({ id }) => id));
    }
  });

  test('count and list a common word alike, once the database has statistics about it', async () => {
    const company = await world.aCompany();
    const word = aWord(3);
    for (let i = 0; i < 4; i++) await aRecruitment(world, company, { subject: word });
    await world.db.execute(sql`analyze recruitments, recruitment_grams`);
    for (const common of ['모집', '모집개요', '북']) {
      const filter = { ...everythingOngoing, needle: needleOf(`${common} ${word}`) };
      expect(await createCounts(world.db).count(filter, world.clock.now())).toEqual({ count: 4 });
      expect((await listCards(world.db, filter, part, world.clock.now())).rows).toHaveLength(4);
    }
    const many = { ...everythingOngoing, needle: needleOf('모집개요') };
    const { count } = await createCounts(world.db).count(many, world.clock.now());
    const { rows } = await listCards(world.db, many, { ...part, limit: 10_000 }, world.clock.now());
    expect(rows).toHaveLength(count);
  });
});

describe('n-grams', () => {
  test('every part of a word is among the n-grams of its text', () => {
    const haystack = haystackOf(['무역 Center(주)', 'é한글😀끝']);
    const ngrams = new Set(ngramsOf(haystack));
    for (const part of [
      '무역',
      'cent',
      'center(주)',
      'é한',
      '글😀',
      '😀끝',
      '무',
      'c',
      '주',
      '역',
      '(',
      '😀',
    ])
      expect([part, needleOf(part)?.ngrams.every((ngram) => ngrams.has(ngram))]).toEqual([part, true]);
    for (const part of ['역c', '한글끝', '&'])
      expect([part, needleOf(part)?.ngrams.every((ngram) => ngrams.has(ngram))]).toEqual([part, false]);
  });
});

type Draft = ReturnType<typeof aDraft>;
/** A recruitment under a subject of its own, with these terms. */
async function aRecruitmentWith(terms: {
  employment: Partial<Draft['employment']>;
  qualification: Partial<Draft['qualification']>;
}) {
  const company = await world.aCompany();
  const subject = aWord(5);
  const { employment, qualification } = aDraft(world.clock.now());
  const id = await aRecruitment(world, company, {
    subject,
    employment: { ...employment, ...terms.employment },
    qualification: { ...qualification, ...terms.qualification },
  });
  return { id, subject, company };
}

describe('a search', () => {
  const find = async (words: string): Promise<string[]> => {
    const answer = await world
      .answers(undefined, recruitments)
      .list({ query: { limit: 100, searchValue: words } });
    return answer.json().recruitments.map(({ _id }: { _id: string }) => _id);
  };

  const titles = (word: string) => [
    word,
    `R&D ${word} — 연구·개발 (신입/경력)`,
    `${word} & 파트너`,
    `— ${word} —`,
    `★ ${word} ☆ 100% 정규직!`,
    `${word} 가 나 다 a b 1 2 ? _ % \\`,
    `[${word}] C++ / C# / .NET  개발자`,
    `😀 ${word} 👩‍👩‍👧 é é`,
    `"${word}" '채용' <b>`,
    `İ ẞ ΟΔΟΣ ${word} ﬁ ㈜`,
    `${word}${'가 '.repeat(46)}`.trim().slice(0, 100),
    `${word} …`,
    `${word}\u3000전각　공백\u00a0사이`,
  ];

  test('for a whole title finds its recruitment, whatever special characters it has', async () => {
    const company = await world.aCompany();
    const lost = [];
    for (const subject of titles(aWord(4))) {
      const id = await aRecruitment(world, company, { subject });
      if (!(await find(subject)).includes(id)) lost.push(subject);
    }
    expect(lost).toEqual([]);
  });

  test('finds one character at any position, and a special character like any other', async () => {
    const company = await world.aCompany();
    const word = aWord(4);
    const id = await aRecruitment(world, company, { subject: `${word}&— 끝` });
    for (const part of [...Array.from(word), '&', '—', '끝'])
      expect(await find(`${word} ${part}`)).toEqual([id]);
    expect(await find(`${word} ¶`)).toEqual([]);
  });

  test('finds a place abroad by its whole address, but not a detailed address in Korea', async () => {
    const company = await world.aCompany();
    const subject = aWord(5);
    const { employment } = aDraft(world.clock.now());
    const at = (place: object) =>
      aRecruitment(world, company, { subject, employment: { ...employment, place } });
    const abroad = await at({ isAbroad: true, address2: '베트남 호찌민시 1군 응우옌후에 거리 22' });
    await at({
      isAbroad: false,
      postcode: '06164',
      address1: '서울 강남구 영동대로 513',
      address2: '지하 77호',
    });
    for (const place of ['호찌민', '호찌민시 1군', '베트남'])
      expect(await find(`${subject} ${place}`)).toEqual([abroad]);
    expect(await find(`${subject} 77호`)).toEqual([]);
  });

  test('finds regions, cities and tags by their labels in every language', async () => {
    const { id, subject } = await aRecruitmentWith({
      employment: {
        types: ['INTERNSHIP', 'REGULAR'],
        place: {
          isAbroad: false,
          postcode: '13494',
          address1: '경기 성남시 분당구 판교역로 1',
          address2: '2층',
        },
      },
      qualification: {
        educationLevel: { items: ['MASTER'], includesToBe: false, isIrrelevant: false },
        workExperience: { items: ['NEW_RECRUIT'], years: null, months: null, isIrrelevant: false },
      },
    });
    const named = ['경기', '경기도', '경기 성남', '성남시', '분당구', 'gyeonggi', '京畿'];
    const tagged = ['인턴', '정규직', 'Internship', 'REGULAR', '实习', '신입', '석사', '应届', 'master'];
    for (const words of [...named, ...tagged, '성남 인턴 신입'])
      expect([words, await find(`${words} ${subject}`)]).toEqual([words, [id]]);
    for (const words of ['서울', '계약직', '경력', '해외'])
      expect([words, await find(`${words} ${subject}`)]).toEqual([words, []]);
  });

  test('finds missing requirements and pay types by the labels of the card', async () => {
    const { id, subject, company } = await aRecruitmentWith({
      employment: {
        wage: { type: 'YEARLY', value__min: 40_000_000, value__max: 50_000_000 },
      },
      qualification: {
        educationLevel: { items: [], includesToBe: false, isIrrelevant: true },
        workExperience: { items: [], years: null, months: null, isIrrelevant: true },
      },
    });
    for (const words of ['무관', '경력 무관', '학력 무관', '연봉', 'yearly', 'any experience', '经验不限'])
      expect([words, await find(`${words} ${subject}`)]).toEqual([words, [id]]);
    for (const words of ['시급', '월급', '신입'])
      expect([words, await find(`${words} ${subject}`)]).toEqual([words, []]);
    const body = {
      employment: { wage: { type: 'MONTHLY' as const, value__min: 4_000_000, value__max: 4_000_000 } },
    };
    await world.api(company, companyRecruitments).revise({ params: { _recruitment: id }, body });
    expect(await find(`월급 ${subject}`)).toEqual([id]);
    expect(await find(`연봉 ${subject}`)).toEqual([]);
  });

  test('finds a recruitment abroad as such, and finds changed values', async () => {
    const company = await world.aCompany();
    const subject = aWord(5);
    const { employment } = aDraft(world.clock.now());
    const place = { isAbroad: true, postcode: '', address1: '', address2: '베트남 하노이' };
    const id = await aRecruitment(world, company, { subject, employment: { ...employment, place } });
    expect(await find(`해외 ${subject}`)).toEqual([id]);
    const body = { employment: { types: ['FREELANCER' as const] } };
    await world.api(company, companyRecruitments).revise({ params: { _recruitment: id }, body });
    expect(await find(`프리랜서 ${subject}`)).toEqual([id]);
    expect(await find(`정규직 ${subject}`)).toEqual([]);
  });

  test('finds texts that were indexed by an older rule', async () => {
    const company = await world.aCompany();
    const subject = aWord(5);
    const id = await aRecruitment(world, company, { subject });
    await world.db.execute(sql`update recruitment_texts set haystack = '' where recruitment_id = ${id}`);
    await world.db.execute(sql`delete from recruitment_grams where recruitment_id = ${id}`);
    expect(await find(`서울 ${subject}`)).toEqual([]);
    await completeNgrams(world.db);
    expect(await find(`서울 ${subject}`)).toEqual([id]);
  });
});
