import { beforeAll, describe, expect, test } from 'vitest';
import { seedTerms } from '#account/terms/public.ts';
import { aBrowser, askCode, codeIn, confirm, lastSms } from '../../../test/joining.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { aPhone, aUsername, PASSWORD, theWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
  await seedTerms({ db: world.db, now: world.clock.now() });
});

const post = (url: string, body: unknown, address?: string) =>
  world.call(undefined, 'POST', `/api/v1/users/${url}`, { body, ...(address && { address }) });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code for a phone', () => {
  test('is answered with its expiry and sent by text message', async () => {
    const phone = aPhone();
    const answer = await post('contact/phone/certify', { type: 'phone', phone });
    const life = Date.parse(answer.json().expiredAt) - world.clock.now().getTime();
    expect(life).toBeGreaterThan(170_000);
    expect(life).toBeLessThanOrEqual(180_000);
    expect(codeIn(await lastSms(world, phone))).toMatch(/^\d{6}$/);
  });

  test.each(['010123456', '', '010123456789'])('is not sent to %j', async (phone) => {
    const answer = await post('contact/phone/certify', { type: 'phone', phone });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('잘못된 요청입니다');
  });

  test.each(['0212345678', '03112345678', '07012345678'])(
    'is not sent to the landline %j, and the error asks for a mobile number',
    async (phone) => {
      for (const path of ['contact/phone/certify', 'certify']) {
        const answer = await post(path, { type: 'phone', kind: 'username', phone });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().message).toMatch(/^문자를 받을 수 있는 휴대전화 번호를 입력해 주세요/);
      }
    },
  );

  test('is sent by phone only', async () => {
    expect((await post('contact/email/certify', { phone: aPhone() })).statusCode).toBe(400);
  });

  test('of five characters is rejected without counting as an attempt', async () => {
    const answer = await confirm(world, aBrowser(), { phone: aPhone(), otp: '12345' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('인증번호는 6자입니다');
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
    expect(answer.json().message).toBe('인증시간이 만료되었습니다');
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
      expect(answer.json().message).toBe('인증번호가 일치하지 않습니다');
    }
    for (const code of [wrong(otp), otp]) {
      const answer = await confirm(world, browser, { phone, otp: code });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toContain('5번 잘못 입력했어요');
    }
  });

  test('in a burst of 64 attempts is compared five times at most', async () => {
    const [browser, phone] = [aBrowser(), aPhone()];
    const otp = await askCode(world, browser, phone);
    const wrongs = Array.from({ length: 64 }, () => confirm(world, browser, { phone, otp: wrong(otp) }));
    const said = (await Promise.all(wrongs)).map((answer) => answer.json().message as string);
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
    for (let i = 0; i < 5; i++) expect((await post('contact/phone/certify', { phone })).statusCode).toBe(200);
    const sixth = await post('contact/phone/certify', { phone });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is twenty an hour from one address', async () => {
    const send = () => post('contact/phone/certify', { phone: aPhone() }, '172.20.0.1');
    for (let i = 0; i < 20; i++) expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
  });
});

describe('a forgotten username', () => {
  const find = (phone: string) => post('certify', { type: 'phone', kind: 'username', phone }, '172.20.1.1');

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
    const body = { type: 'phone', kind: 'username', phone: user.phone };
    await world.call(undefined, 'POST', '/api/v1/users/certify', { ...browser, body });
    const otp = codeIn(await lastSms(world, user.phone));
    const recover = (code: string) =>
      world.call(undefined, 'POST', '/api/v1/users/recovery', { ...browser, body: { ...body, otp: code } });
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
    expect((await find('')).json().message).toBe('전화번호를 입력해주세요');
    const empty = await post('recovery', { kind: 'username', phone: aPhone(), otp: '' });
    expect(empty.json().message).toBe('인증번호를 입력해주세요');
  });
});

describe('a forgotten password', () => {
  async function recoverPassword() {
    const person = await world.aPerson();
    const { username, phone } = person.user;
    const browser = aBrowser();
    const body = { type: 'phone', kind: 'password', username, phone };
    await world.call(undefined, 'POST', '/api/v1/users/certify', { ...browser, body });
    const otp = codeIn(await lastSms(world, phone));
    const answer = await world.call(undefined, 'POST', '/api/v1/users/recovery', {
      ...browser,
      body: { ...body, otp },
    });
    const [, temporary = ''] = /비밀번호 (\S+)/.exec(await lastSms(world, phone)) ?? [];
    return { person, answer, temporary };
  }
  async function logIn(username: string, password: string) {
    const parts = [await encryptCredential(world, username), await encryptCredential(world, password)];
    const authorization = `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
    return (await world.call(undefined, 'GET', '/api/auth/refreshToken', { headers: { authorization } }))
      .statusCode;
  }

  test('is replaced by a temporary one that must be changed, and the sessions end', async () => {
    const { person, answer, temporary } = await recoverPassword();
    expect(answer.json()).toEqual({});
    expect(await logIn(person.user.username, PASSWORD)).toBe(401);
    expect(await logIn(person.user.username, temporary)).toBe(200);
    expect((await world.call(person, 'GET', '/api/v1/me')).statusCode).toBe(401);
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
    const answer = await post('certify', { kind: 'password', username: user.username, phone });
    expect(Object.keys(answer.json())).toEqual(['expiredAt']);
    expect(await lastSms(world, phone)).toBe('');
  });

  test('has the specified errors for a missing username and phone', async () => {
    const phone = aPhone();
    const said = async (url: string, body: unknown) => (await post(url, body)).json().message as string;
    expect(await said('certify', { kind: 'password', username: '', phone })).toBe('아이디를 입력해주세요');
    expect(await said('certify', { kind: 'password', username: aUsername(), phone: '' })).toBe(
      '이메일를 입력해주세요',
    );
    const recovery = { kind: 'password', username: aUsername(), phone: '', otp: '123456' };
    expect(await said('recovery', recovery)).toBe('이메일을 입력해주세요');
  });
});
