import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { companies } from '#hiring/companies/tables.ts';
import { seedTerms } from '#account/terms/public.ts';
import { termsAgreements } from '#account/terms/tables.ts';
import {
  aBrowser,
  aCompanyJoin,
  aConfirmedPhone,
  aPersonJoin,
  join,
  JOIN_PASSWORD,
  termsOf,
} from '../../../test/sign-up.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { invalid } from '../../../test/api.ts';
import { aPhone, theWorld, type World } from '../../../test/world.ts';
import { users } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
  await seedTerms({ db: world.db, now: world.clock.now() });
});

const findUser = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];

async function aReadyPerson() {
  const browser = aBrowser();
  const phone = await aConfirmedPhone(world, browser);
  return { browser, phone, body: await aPersonJoin(world, phone) };
}

async function logsIn(username: unknown, userType: string) {
  const parts = [
    await encryptCredential(world, String(username)),
    await encryptCredential(world, JOIN_PASSWORD),
  ];
  const authorization = `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
  return world.answers(undefined, auth).refreshToken({ headers: { authorization, usertype: userType } });
}

describe('POST /api/v1/users', () => {
  test('a person signs up, no plain password is stored, and logs in at once', async () => {
    const { browser, body } = await aReadyPerson();
    const answer = await join(world, browser, body);
    expect(answer.statusCode).toBe(200);
    const user = await findUser(answer.json().user._id);
    expect(user).toMatchObject({ userType: 'PERSON', name: '홍길동', bornAt: '19900215', gender: 'MALE' });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await logsIn(body['username'], 'person')).statusCode).toBe(200);
  });

  test('a company signs up without a website and awaits approval', async () => {
    const browser = aBrowser();
    const body = await aCompanyJoin(world, await aConfirmedPhone(world, browser));
    const answer = await join(world, browser, body);
    expect(answer.statusCode).toBe(200);
    const userId = answer.json().user._id as string;
    const [company] = await world.db.select().from(companies).where(eq(companies.userId, userId));
    expect(company).toMatchObject({
      approval: 'PENDING',
      name: '누리세라믹',
      ceoName: '조은별',
      website: null,
    });
    expect((await findUser(userId))?.userType).toBe('COMPANY');
  });

  test('the type may be sent in capitals', async () => {
    const { browser, body } = await aReadyPerson();
    expect((await join(world, browser, { ...body, code: 'PERSON' })).statusCode).toBe(200);
  });

  test('only the listed fields can be set', async () => {
    const { browser, body } = await aReadyPerson();
    const extra = {
      isConsole: true,
      role: 'OWNER',
      scope: ['console'],
      userType: 'COMPANY',
      status: 'BLOCKED',
      mustChangePassword: true,
    };
    const { user } = (await join(world, browser, { ...body, ...extra })).json();
    expect(await findUser(user._id)).toMatchObject({
      isConsole: false,
      userType: 'PERSON',
      status: 'ACTIVE',
    });
  });

  test('the accepted terms are stored with their version; those of companies are ignored', async () => {
    const { browser, body } = await aReadyPerson();
    const foreign = (await termsOf(world, 'COMPANY')).find(({ code }) => code === 'company')?._id;
    const agreed = [...(body['_terms'] as string[]), foreign, 'nonsense'];
    const { user } = (await join(world, browser, { ...body, _terms: agreed })).json();
    const stored = await world.db.select().from(termsAgreements).where(eq(termsAgreements.userId, user._id));
    expect(stored.map(({ termsId }) => termsId).toSorted()).toEqual((body['_terms'] as string[]).toSorted());
  });
});

const personRules: [string, unknown, string][] = [
  ['username', undefined, '아이디를 입력해주세요'],
  ['username', '', '아이디를 입력해주세요'],
  ['username', 'Abcd', '아이디를 영문 소문자 및 숫자로만 작성해주세요'],
  ['username', 'ab1', '아이디를 4자 이상으로 작성해주세요'],
  ['username', 'a'.repeat(21), '아이디는 20자까지 쓸 수 있어요'],
  ['password', '', '비밀번호를 입력해주세요'],
  ['password', 'Clear!2026', '잘못된 요청입니다'],
  ['name', '', '이름을 입력해주세요'],
  ['name', '홍', '이름을 입력해주세요'],
  ['bornAt', '', '생년월일을 입력해주세요'],
  ['bornAt', '1990021', '생년월일을 입력해주세요'],
  ['bornAt', '19991399', '생년월일을 확인해 주세요'],
  ['bornAt', '19990229', '생년월일을 확인해 주세요'],
  ['bornAt', '20990101', '생년월일을 확인해 주세요'],
  ['bornAt', '20200101', '만 14세 이상만 가입할 수 있어요'],
  ['phone', '', '연락처를 입력해주세요'],
  ['phone', '010123456', '휴대전화번호를 입력해주세요. 번호가 짧아요. 숫자 10자리나 11자리여야 해요.'],
  ['phone', '0212345678', '문자를 받을 수 있는 휴대전화 번호를 입력해 주세요. 010처럼 01로 시작해요.'],
  ['email', 'hong', '이메일을 입력해주세요. 주소에 @가 빠졌어요.'],
  ['email', 'hong@ieum', '이메일 주소의 끝이 빠졌어요. 예: .com, .kr'],
  ['postcode', '', '기본주소를 입력해주세요'],
  ['address1', '', '기본주소를 입력해주세요'],
  ['address2', '', '상세주소를 입력해주세요'],
  ['gender', 'OTHER', '성별을 선택해주세요'],
  ['_terms', undefined, '이용약관을 확인해주세요'],
  ['_terms', [], '필수 이용약관에 모두 동의해주세요'],
];

describe('what the sign-up form rejects is also rejected by the API', () => {
  test.each(personRules)('person: %s = %j', async (field, value, message) => {
    const { browser, body } = await aReadyPerson();
    const answer = await join(world, browser, { ...body, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe(message);
  });

  test.each([
    ['name', '', '기업명을 입력해주세요'],
    ['ceoName', '조', '대표자 성명을 입력해주세요'],
    ['website', 'javascript:alert(1)', '홈페이지 주소를 확인해 주세요'],
    ['email', '', '이메일을 입력해주세요'],
  ])('company: %s = %j', async (field, value, message) => {
    const browser = aBrowser();
    const body = await aCompanyJoin(world, await aConfirmedPhone(world, browser));
    const answer = await join(world, browser, { ...body, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe(message);
  });

  test.each([
    ['abcd1234', '비밀번호에 특수문자를 넣어주세요'],
    ['1234!@#$', '비밀번호에 영문을 넣어주세요'],
    ['abcd!@#$', '비밀번호에 숫자를 넣어주세요'],
    ['ab1!', '비밀번호를 8 ~ 16자 사이로 작성해주세요'],
    ['abcdefgh1234567!!', '비밀번호를 8 ~ 16자 사이로 작성해주세요'],
  ])('the encrypted password %s', async (password, message) => {
    const { browser, body } = await aReadyPerson();
    const answer = await join(world, browser, {
      ...body,
      password: await encryptCredential(world, password),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe(message);
  });

  test('an empty form is answered with the first alert and names every field', async () => {
    const answer = await join(world, aBrowser(), { code: 'company' });
    expect(answer.error().message).toBe('아이디를 입력해주세요');
    expect(Object.keys(answer.error().fields)).toContain('address2');
  });

  test('the message follows Accept-Language', async () => {
    const headers = { 'accept-language': 'en' };
    const answer = await world
      .answers(undefined, usersContract)
      .join({ headers, body: invalid({ code: 'person' }) });
    expect(answer.error().message).toBe('Please enter your user ID');
  });
});

describe('the phone of a sign-up', () => {
  test('must be confirmed', async () => {
    const answer = await join(world, aBrowser(), await aPersonJoin(world, aPhone()));
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe('휴대전화번호를 인증해 주세요');
  });

  test('confirmed by another browser does not count', async () => {
    const { body } = await aReadyPerson();
    expect((await join(world, aBrowser(), body)).statusCode).toBe(400);
  });

  test('confirmed more than half an hour ago does not count', async () => {
    const { browser, body } = await aReadyPerson();
    world.clock.advance(31 * 60);
    const answer = await join(world, browser, {
      ...body,
      password: await encryptCredential(world, JOIN_PASSWORD),
    });
    world.clock.reset();
    expect(answer.error().message).toBe('휴대전화번호를 인증해 주세요');
  });

  test('a confirmation creates one account only, also when two calls race', async () => {
    const { browser, phone, body } = await aReadyPerson();
    const other = await aPersonJoin(world, phone);
    const answers = await Promise.all([join(world, browser, body), join(world, browser, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('is reported as taken by another person only after its code was confirmed', async () => {
    const { phone, browser, body } = await aReadyPerson();
    await join(world, browser, body);
    const again = aBrowser();
    await aConfirmedPhone(world, again, phone);
    const answer = await join(world, again, await aPersonJoin(world, phone));
    expect(answer.statusCode).toBe(409);
    expect(answer.error().fields.phone).toContain('이미 가입한 휴대전화번호');
  });

  test('may belong to several companies', async () => {
    const phone = aPhone();
    for (const browser of [aBrowser(), aBrowser()]) {
      await aConfirmedPhone(world, browser, phone);
      expect((await join(world, browser, await aCompanyJoin(world, phone))).statusCode).toBe(200);
    }
  });
});

describe('the username', () => {
  test('two sign-ups racing for one username end with one account and one 409', async () => {
    const [one, two] = [await aReadyPerson(), await aReadyPerson()];
    const username = one.body['username'];
    const answers = await Promise.all([
      join(world, one.browser, one.body),
      join(world, two.browser, { ...two.body, username }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a rejected sign-up leaves the confirmation for the next attempt', async () => {
    const taken = (await world.aPerson()).user.username;
    const { browser, body } = await aReadyPerson();
    expect((await join(world, browser, { ...body, username: taken })).statusCode).toBe(409);
    expect(
      (await join(world, browser, { ...body, password: await encryptCredential(world, JOIN_PASSWORD) }))
        .statusCode,
    ).toBe(200);
  });

  test('check-username distinguishes free and taken names', async () => {
    const check = (username: string) =>
      world.answers(undefined, usersContract).checkUsername({ body: { username } });
    const { user } = await world.aPerson();
    expect((await check('free0name')).statusCode).toBe(200);
    const taken = await check(user.username);
    expect(taken.statusCode).toBe(403);
    expect(taken.error().message).toBe('이미 사용 중인 아이디입니다');
  });
});
