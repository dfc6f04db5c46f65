import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { seedTerms } from '#account/terms/public.ts';
import { aBrowser, askCode, codeIn, confirm, lastSms } from '../../../test/sign-up.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { invalid } from '../../../test/api.ts';
import { aPhone, aUsername, PASSWORD, theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
  await seedTerms({ db: world.db, now: world.clock.now() });
});

const answers = () => world.answers(undefined, users);
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code for a phone', () => {
  test('is answered with its expiry and sent by text message', async () => {
    const phone = aPhone();
    const answer = await answers().certifyContact({
      params: { type: 'phone' },
      body: { type: 'phone', phone },
    });
    const life = Date.parse(answer.json().expiredAt) - world.clock.now().getTime();
    expect(life).toBeGreaterThan(170_000);
    expect(life).toBeLessThanOrEqual(180_000);
    expect(codeIn(await lastSms(world, phone))).toMatch(/^\d{6}$/);
  });

  test.each(['010123456', '', '010123456789'])('is not sent to %j', async (phone) => {
    const answer = await answers().certifyContact({
      params: { type: 'phone' },
      body: { type: 'phone', phone },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe('잘못된 요청입니다');
  });

  test.each(['0212345678', '03112345678', '07012345678'])(
    'is not sent to the landline %j, and the error asks for a mobile number',
    async (phone) => {
      for (const answer of [
        await answers().certifyContact({ params: { type: 'phone' }, body: { type: 'phone', phone } }),
        await answers().certify({ body: { type: 'phone', kind: 'username', phone } }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.error().message).toMatch(/^문자를 받을 수 있는 휴대전화 번호를 입력해 주세요/);
      }
    },
  );

  test('is sent by phone only', async () => {
    expect(
      (await answers().certifyContact({ params: invalid({ type: 'email' }), body: { phone: aPhone() } }))
        .statusCode,
    ).toBe(400);
  });

  test('of five characters is rejected without counting as an attempt', async () => {
    const answer = await confirm(world, aBrowser(), { phone: aPhone(), otp: '12345' });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe('인증번호는 6자입니다');
  });

  test('is accepted once', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    expect((await confirm(world, browser, { phone, otp })).statusCode).toBe(200);
    expect((await confirm(world, browser, { phone, otp })).statusCode).toBe(400);
  });

  test('expires after 180 seconds', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    world.clock.advance(181);
    const answer = await confirm(world, browser, { phone, otp });
    world.clock.reset();
    expect(answer.error().message).toBe('인증시간이 만료되었습니다');
  });

  test('is invalid as soon as a new one was requested', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const old = await askCode(world, browser, phone);
    const fresh = await askCode(world, browser, phone);
    const outdated = old === fresh ? wrong(fresh) : old;
    expect((await confirm(world, browser, { phone, otp: outdated })).statusCode).toBe(400);
    expect((await confirm(world, browser, { phone, otp: fresh })).statusCode).toBe(200);
  });

  test('is valid only in the browser that requested it', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    expect((await confirm(world, aBrowser(), { phone, otp })).statusCode).toBe(400);
  });

  test('is invalid after five wrong attempts, whatever the sixth is', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    for (let i = 0; i < 4; i++) {
      const answer = await confirm(world, browser, { phone, otp: wrong(otp) });
      expect(answer.error().message).toBe('인증번호가 일치하지 않습니다');
    }
    for (const code of [wrong(otp), otp]) {
      const answer = await confirm(world, browser, { phone, otp: code });
      expect(answer.statusCode).toBe(400);
      expect(answer.error().message).toContain('5번 잘못 입력했어요');
    }
  });

  test('in a burst of 64 attempts is compared five times at most', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    const wrongs = Array.from({ length: 64 }, () => confirm(world, browser, { phone, otp: wrong(otp) }));
    const said = (await Promise.all(wrongs)).map((answer) => answer.error().message);
    expect(said.filter((message) => message === '인증번호가 일치하지 않습니다')).toHaveLength(4);
    expect((await confirm(world, browser, { phone, otp })).statusCode).toBe(400);
  });

  test('sent correctly 64 times in parallel is accepted once', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => confirm(world, browser, { phone, otp })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('the limit of codes', () => {
  test('is five an hour to one phone, then 429 with the time to wait', async () => {
    const phone = aPhone();
    for (let i = 0; i < 5; i++)
      expect(
        (await answers().certifyContact({ params: { type: 'phone' }, body: { phone } })).statusCode,
      ).toBe(200);
    const sixth = await answers().certifyContact({ params: { type: 'phone' }, body: { phone } });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is twenty an hour from one address', async () => {
    const send = () =>
      answers().certifyContact({
        params: { type: 'phone' },
        body: { phone: aPhone() },
        address: '172.20.0.1',
      });
    for (let i = 0; i < 20; i++) expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
  });
});

describe('a forgotten username', () => {
  const find = (phone: string) =>
    answers().certify({
      body: { type: 'phone', kind: 'username', phone },
      address: '172.20.1.1',
    });

  test('takes the same time for every name, so that the duration does not reveal an account', async () => {
    const { user } = await world.aPerson();
    for (const phone of [user.phone ?? '', aPhone()]) {
      const begun = performance.now();
      expect((await find(phone)).statusCode).toBe(200);
      expect(performance.now() - begun).toBeGreaterThan(55);
    }
  });

  test('is sent to its phone with the correct code only', async () => {
    const { user } = await world.aPerson();
    const browser = aBrowser();
    const body = { type: 'phone', kind: 'username', phone: user.phone } as const;
    await world.api(undefined, users).certify({ ...browser, body });
    const otp = codeIn(await lastSms(world, user.phone));
    const recover = (code: string) => answers().recover({ ...browser, body: { ...body, otp: code } });
    expect((await recover(wrong(otp))).statusCode).toBe(400);
    expect((await recover(otp)).json()).toEqual({});
    expect(await lastSms(world, user.phone)).toContain(user.username);
  });

  test('has the same answer whether or not there is an account, and nothing is sent without one', async () => {
    const { user } = await world.aPerson();
    const stranger = aPhone();
    const answers = [await find(user.phone), await find(stranger)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => Object.keys(answer.json()))).toEqual([['expiredAt'], ['expiredAt']]);
    expect(await lastSms(world, stranger)).toBe('');
  });

  test('has the specified errors for a missing phone and code', async () => {
    expect((await find('')).error().message).toBe('전화번호를 입력해주세요');
    const empty = await answers().recover({ body: { kind: 'username', phone: aPhone(), otp: '' } });
    expect(empty.error().message).toBe('인증번호를 입력해주세요');
  });
});

describe('a forgotten password', () => {
  async function recoverPassword() {
    const person = await world.aPerson();
    const { username, phone } = person.user;
    const browser = aBrowser();
    const body = { type: 'phone', kind: 'password', username, phone } as const;
    await world.api(undefined, users).certify({ ...browser, body });
    const otp = codeIn(await lastSms(world, phone));
    const answer = await answers().recover({ ...browser, body: { ...body, otp } });
    const [, temporary = ''] = /비밀번호 (\S+)/.exec(await lastSms(world, phone)) ?? [];
    return { person, answer, temporary };
  }
  async function logIn(username: string, password: string) {
    const parts = [await encryptCredential(world, username), await encryptCredential(world, password)];
    const authorization = `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
    return (await world.answers(undefined, auth).refreshToken({ headers: { authorization } })).statusCode;
  }

  test('is replaced by a temporary one that must be changed, and the sessions end', async () => {
    const { person, answer, temporary } = await recoverPassword();
    expect(answer.json()).toEqual({});
    expect(await logIn(person.user.username, PASSWORD)).toBe(401);
    expect(await logIn(person.user.username, temporary)).toBe(200);
    expect((await world.answers(person, users).me()).statusCode).toBe(401);
  });

  test('a temporary one opens the account for thirty minutes only', async () => {
    const { person, temporary } = await recoverPassword();
    world.clock.advance(31 * 60);
    expect(await logIn(person.user.username, temporary)).toBe(401);
    world.clock.reset();
  });

  test('is not sent to a phone that is not the account’s', async () => {
    const { user } = await world.aPerson();
    const phone = aPhone();
    const answer = await answers().certify({ body: { kind: 'password', username: user.username, phone } });
    expect(Object.keys(answer.json())).toEqual(['expiredAt']);
    expect(await lastSms(world, phone)).toBe('');
  });

  test('has the specified errors for a missing username and phone', async () => {
    const phone = aPhone();
    const kind = 'password';
    const visitor = world.api(undefined, users);
    await expect(visitor.certify({ body: { kind, username: '', phone } })).rejects.toThrow(
      /^아이디를 입력해주세요$/,
    );
    await expect(visitor.certify({ body: { kind, username: aUsername(), phone: '' } })).rejects.toThrow(
      /^이메일를 입력해주세요$/,
    );
    const recovery = { kind, username: aUsername(), phone: '', otp: '123456' } as const;
    await expect(visitor.recover({ body: recovery })).rejects.toThrow(/^이메일을 입력해주세요$/);
  });
});
