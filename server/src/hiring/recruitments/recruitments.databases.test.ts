import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import {
  companyRecruitments,
  recruitments as recruitmentsContract,
} from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { addSeconds, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { companies } from '#hiring/companies/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { invalid, queryFrom } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany({ name: '바다누리해운' });
});

const api = (actor: TestActor | undefined) => world.api(actor, recruitmentsContract);
const of = (id: string) => ({ params: { _recruitment: id } });

/** A browser's session as the server issues it. */
const aSession = async (): Promise<string> => (await world.api(undefined, auth).session())._session;
const found = async (query: string, headers: Record<string, string> = {}): Promise<string[]> => {
  const response = await world
    .answers(undefined, recruitmentsContract)
    .list({ query: queryFrom(query), headers });
  expect(response.statusCode).toBe(200);
  return response.json().recruitments.map(({ _id }: { _id: string }) => _id);
};
const searching = (word: string) => `searchValue=${encodeURIComponent(word)}`;
const setState = (id: string, state: RecruitmentState) =>
  world.answers(company, companyRecruitments).setState({ ...of(id), body: { state } });
const endingIn = (days: number) => ({
  application: {
    startsAt: addSeconds(world.clock.now(), -86_400).toISOString(),
    endsAt: addSeconds(startOfSeoulDay(seoulDay(world.clock.now()), days + 1), -60).toISOString(),
    isOpenHiring: false,
    closesOnHiring: false,
  },
});

test('says `isOwner` only to the company that posted it', async () => {
  const id = await aRecruitment(world, company);
  const readers = [company, await world.aCompany(), await world.aPerson(), undefined];
  const answers = [];
  for (const reader of readers) answers.push((await api(reader).read(of(id))).isOwn);
  expect(answers).toEqual([true, false, false, false]);
});

describe('GET /api/v1/recruitments', () => {
  test('a visitor gets cards with all their fields and no contact data', async () => {
    const word = aWord();
    const id = await aRecruitment(world, company, { subject: word, ...endingIn(3) });
    const answer = await api(undefined).list({ query: { searchValue: word } });
    expect(answer).toMatchObject({ count: 1, next: null });
    expect(answer.recruitments[0]).toMatchObject({
      _id: id,
      _company: company.company?.id,
      subject: word,
      company: { name: '바다누리해운', logo: null },
      employment: {
        types: ['REGULAR'],
        typesTexts: ['정규직'],
        place: { isAbroad: false, address1: '서울 강남구 영동대로 513' },
      },
      daysLeft: -3,
      hitCounts: 0,
      isLiked: false,
      _like: null,
    });
    expect(JSON.stringify(answer)).not.toContain('hr@example.com');
    const english = await api(undefined).list({
      query: { searchValue: word },
      headers: { 'accept-language': 'en' },
    });
    expect(english.recruitments[0]?.employment.typesTexts).toEqual(['Regular']);
  });

  test('only ongoing ones by default, finished ones on request, never hidden or canceled ones', async () => {
    const subject = aWord();
    const [ongoing, finished, hidden, canceled] = await Promise.all(
      [1, 2, 3, 4].map(() => aRecruitment(world, company, { subject })),
    );
    await setState(finished ?? '', 'FINISHED');
    await setState(hidden ?? '', 'NO_SHOWN');
    await setState(canceled ?? '', 'CANCELED');
    expect(await found(searching(subject))).toEqual([ongoing]);
    expect(await found(`${searching(subject)}&state=FINISHED`)).toEqual([finished]);
    expect(
      (
        await world.answers(undefined, recruitmentsContract).list({ query: invalid({ state: 'NO_SHOWN' }) })
      ).error().fields,
    ).toHaveProperty('state');
  });

  test('every filter restricts: any value of one name, all of the names', async () => {
    const subject = aWord();
    const seoul = await aRecruitment(world, company, { subject });
    const abroad = await aRecruitment(world, company, {
      subject,
      employment: {
        types: ['CONTRACT', 'INTERNSHIP'],
        wage: { type: 'HOURLY', value__min: 12_000, value__max: null },
        place: { isAbroad: true, address2: 'Ho Chi Minh' },
      },
      qualification: { workExperience: { isIrrelevant: true }, educationLevel: { isIrrelevant: true } },
    });
    const both = [abroad, seoul];
    const expected: [string, (string | undefined)[]][] = [
      ['types=REGULAR', [seoul]],
      ['types=REGULAR,INTERNSHIP', both],
      ['types=REGULAR,INTERNSHIP&abroad=true', [abroad]],
      [`region=${encodeURIComponent('서울')}`, [seoul]],
      [`region=${encodeURIComponent('서울:강남구,부산')}`, [seoul]],
      [`region=${encodeURIComponent('서울:송파구')}`, []],
      ['career=NEW_RECRUIT', [abroad]],
      ['career=EXPERIENCED', both],
      ['years=3-7', [seoul]],
      ['years=4-', []],
      ['education=MASTER', [abroad]],
      ['education=UNIVERSITY', both],
      ['wage=HOURLY', [abroad]],
      ['pay=48000000-', [seoul]],
      ['pay=48000001-', []],
      ['pay=-35999999', [abroad]],
      ['pay=30000000-36000000', both],
      ['abroad=false&open=true', [seoul]],
    ];
    for (const [query, ids] of expected)
      expect([query, await found(`${searching(subject)}&${query}`)]).toEqual([query, ids]);
  });

  test.each([
    ['$where=1', '$where'],
    ['types=SOLDIER', 'types'],
    ['sort=DROP_TABLE', 'sort'],
    ['application.endsAt[$where]=1', 'application.endsAt[$where]'],
    ['application.endsAt[$gte]=now', 'application.endsAt[$gte]'],
    ['years=7-3', 'years'],
    ['pay=5-3', 'pay'],
    ['pay=-', 'pay'],
    ['pay=many', 'pay'],
    ['skip=1001', 'skip'],
    ['page=57', 'page'],
    ['after=nonsense', 'after'],
  ])('%s is rejected at its name', async (query, field) => {
    const response = await world.answers(undefined, recruitmentsContract).list({ query: queryFrom(query) });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.error().fields).some((path) => path.startsWith(field))).toBe(true);
  });

  test.each(['{"password":1}', '{"createdAt":"$where"}', '{"createdAt":0}', 'x', '{}'])(
    'the sort header %s is rejected',
    async (sort) => {
      expect(
        (await world.answers(undefined, recruitmentsContract).list({ headers: { sort } })).statusCode,
      ).toBe(400);
    },
  );
});

describe('the orders of the list', () => {
  test('closing soon lists only future deadlines, the nearest first, without always open ones', async () => {
    const subject = aWord();
    const late = await aRecruitment(world, company, { subject, ...endingIn(9) });
    const soon = await aRecruitment(world, company, { subject, ...endingIn(2) });
    const open = await aRecruitment(world, company, { subject, application: { isOpenHiring: true } });
    expect(await found(`${searching(subject)}&sort=APPLICATION_ASC`)).toEqual([soon, late]);
    expect(await found(searching(subject), { sort: '{"application.endsAt":1}' })).toEqual([soon, late]);
    expect(await found(searching(subject))).toEqual([open, soon, late]);
    const from = encodeURIComponent(addSeconds(world.clock.now(), 5 * 86_400).toISOString());
    expect(await found(`${searching(subject)}&application.endsAt[$gte]=${from}`)).toEqual([late]);
  });

  test('the headers sort and limit override the query, and the cursor continues', async () => {
    const subject = aWord();
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await aRecruitment(world, company, { subject }));
    const headers = { sort: '{"createdAt":1}', limit: '2' };
    const pages: string[][] = [];
    let after: string | undefined;
    for (let i = 0; i < 3; i++) {
      const answer: Awaited<ReturnType<ReturnType<typeof api>['list']>> = await api(undefined).list({
        query: { searchValue: subject, sort: 'CREATED_AT_DESC', limit: 50, after },
        headers,
      });
      pages.push(answer.recruitments.map(({ _id }: { _id: string }) => _id));
      after = answer.next ?? undefined;
    }
    expect(pages.flat()).toEqual(ids);
    expect(await found(`${searching(subject)}&limit=2&page=2`)).toEqual(ids.toReversed().slice(2, 4));
    expect(await found(`${searching(subject)}&limit=2&before=end`)).toEqual(ids.toReversed().slice(3));
    const twoKeys = { sort: '{"hitCounts":-1,"createdAt":1}', limit: '3' };
    const mixed = await api(undefined).list({ query: { searchValue: subject }, headers: twoKeys });
    const rest = await found(`${searching(subject)}&after=${encodeURIComponent(mixed.next ?? '')}`, twoKeys);
    expect(rest).toEqual(ids.slice(3));
  });

  test('a deadline ends with the Seoul day, whatever the hour', async () => {
    const subject = aWord();
    const id = await aRecruitment(world, company, { subject, ...endingIn(1) });
    const daysLeft = async () => (await api(undefined).read(of(id))).recruitment.daysLeft;
    expect(await daysLeft()).toBe(-1);
    const midnight = startOfSeoulDay(seoulDay(world.clock.now()), 1).getTime();
    const untilMidnight = (midnight - world.clock.now().getTime()) / 1000;
    world.clock.advance(untilMidnight - 5);
    expect(await daysLeft()).toBe(-1);
    world.clock.advance(10);
    expect(await daysLeft()).toBe(0);
    world.clock.advance(86_400);
    expect(await daysLeft()).toBe(1);
    await world.app.jobs.runNow('finish-recruitments');
    expect((await api(undefined).read(of(id))).recruitment).toMatchObject({
      state: 'FINISHED',
      closedReason: 'DEADLINE',
    });
    world.clock.reset();
  });
});

describe('the search', () => {
  test('finds one to five syllables in subject, summary, company and content, and nothing else', async () => {
    const [a, b, c] = [aWord(5), aWord(5), aWord(5)];
    const owner = await world.aCompany({ name: `${a}상사` });
    const id = await aRecruitment(world, owner, {
      summary: `우리 ${b}!`,
      content: `<p>앞</p><ul><li>${c}를</li></ul>`,
    });
    for (const word of [a, b, c])
      for (const length of [2, 3, 4, 5]) expect(await found(searching(word.slice(0, length)))).toContain(id);
    expect(await found(searching(`${a.slice(1, 4)} ${c.slice(3)}`))).toEqual([id]);
    expect(await found(searching(`${b}${c}`))).toEqual([]);
    expect(await found(searching(`${b[0]}${b[2]}${b[4]}`))).toEqual([]);
  });

  test('one character is found at any position', async () => {
    const word = aWord(3);
    const id = await aRecruitment(world, company, { subject: `(${word}) 담당` });
    expect(await found(`${searching(word.slice(0, 1))}&limit=100`)).toContain(id);
    expect(await found(`${searching(word.slice(1, 2))}&limit=100`)).toContain(id);
  });

  test('ignores case and Unicode composition, and matches special characters literally', async () => {
    const word = aWord(3);
    const id = await aRecruitment(world, company, { subject: `${word}ABC_100%` });
    expect(await found(searching(`${word.normalize('NFD')}abc`))).toEqual([id]);
    expect(await found(searching(`${word}abc_100%`))).toEqual([id]);
    expect(await found(searching(`${word}abc%100_`))).toEqual([]);
  });

  test('finds a company under its new name', async () => {
    const owner = await world.aCompany({ name: '옛이름' });
    const id = await aRecruitment(world, owner);
    const companyId = owner.company?.id ?? '';
    await world.db.update(companies).set({ approval: 'PENDING' }).where(eq(companies.id, companyId));
    const name = aWord();
    const renamed = await world.answers(owner, companyProfile).revise({ body: { name } });
    expect(renamed.statusCode).toBe(200);
    await world.drain();
    expect(await found(searching(name))).toEqual([id]);
  });
});

describe('GET /api/v1/recruitments/{_recruitment}', () => {
  test('returns the whole recruitment', async () => {
    const id = await aRecruitment(world, company);
    const { recruitment, application } = await api(undefined).read(of(id));
    expect(recruitment).toMatchObject({
      subject: '북미 해외영업 매니저',
      summary: '부품 수출을 함께 키울 분',
      isOpen: true,
    });
    expect(recruitment.qualification.educationLevel).toEqual({
      items: ['UNIVERSITY'],
      includesToBe: true,
      isIrrelevant: false,
    });
    expect(recruitment.recruiter).toMatchObject({ phone: '02-1234-5678', email: 'hr@example.com' });
    expect(application).toBeNull();
  });

  test('a hidden contact is never returned to anybody', async () => {
    const recruiter = {
      name: '김담당',
      phone: '02-999-0001',
      email: 'secret@example.com',
      hidesPhone: true,
      hidesEmail: true,
    };
    const id = await aRecruitment(world, company, { recruiter });
    for (const actor of [undefined, await world.aPerson(), company]) {
      const response = await world.answers(actor, recruitmentsContract).read(of(id));
      expect(response.json().recruitment.recruiter).toMatchObject({
        name: '김담당',
        phone: null,
        email: null,
      });
      expect(response.body).not.toMatch(/999-0001|secret@/);
    }
  });

  test('counts one view per session and Seoul day, not for its owner and not for server-side rendering', async () => {
    const id = await aRecruitment(world, company);
    const view = (session?: string, actor?: TestActor) =>
      world.answers(actor, recruitmentsContract).read({ ...of(id), headers: session ? { session } : {} });
    const session = await aSession();
    await view(session);
    await view(session);
    await view(await aSession());
    await view();
    await view(await aSession(), company);
    await world.app.modules.flush();
    const hits = async () => (await view()).json().recruitment.hitCounts;
    expect(await hits()).toBe(2);
    world.clock.advance(86_400);
    await view(session);
    await world.app.modules.flush();
    world.clock.reset();
    expect(await hits()).toBe(3);
  });

  test('counts no view of a session that the server did not issue, and of one network thirty sessions a day', async () => {
    const id = await aRecruitment(world, company);
    const view = (session: string, address: string) =>
      world.answers(undefined, recruitmentsContract).read({ ...of(id), headers: { session }, address });
    const issued = await aSession();
    const altered = `${issued.slice(0, -1)}${issued.endsWith('0') ? '1' : '0'}`;
    for (const session of [newId(), newId(), 'invented', altered, issued.toUpperCase()])
      await view(session, '172.22.0.1');
    for (let i = 0; i < 40; i++) await view(await aSession(), '172.22.0.2');
    await view(await aSession(), '172.22.0.3');
    await world.app.modules.flush();
    expect((await api(undefined).read(of(id))).recruitment.hitCounts).toBe(31);
  });

  test('unknown and malformed ids are 404', async () => {
    expect((await world.answers(undefined, recruitmentsContract).read(of(newId()))).statusCode).toBe(404);
    expect((await world.answers(undefined, recruitmentsContract).read(of("1'or'1"))).statusCode).toBe(404);
  });

  test('lists open recruitments of the same kind nearby, never itself', async () => {
    const employment = {
      types: ['FREELANCER' as const],
      place: { address1: '제주 서귀포시 1', postcode: '63500', address2: '1' },
    };
    const wage = { type: 'REFERENCE_TO_INTERVIEW' as const };
    const [id, other] = [
      await aRecruitment(world, company, { employment: { ...employment, wage } }),
      await aRecruitment(world, company, { employment: { ...employment, wage } }),
    ];
    const { recruitments } = await api(undefined).similar(of(id));
    const ids = recruitments.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(other);
    expect(ids).not.toContain(id);
  });
});
