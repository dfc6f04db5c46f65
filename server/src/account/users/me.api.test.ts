import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { files as storedFiles } from '#foundation/files/tables.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { invalid } from '../../../test/api.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { users } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor | undefined) => world.api(actor, usersContract);
const answers = (actor: TestActor | undefined) => world.answers(actor, usersContract);

const me = async (actor: TestActor) => (await api(actor).me()).user;
const aPicture = async (actor: TestActor) =>
  world
    .answers(actor, files)
    .upload({ form: { type: 'PROFILE' }, file: { content: await aPng(), name: '나.png' } });

describe('GET /api/v1/me', () => {
  test("returns a person's own account without any hash", async () => {
    const person = await world.aPerson({ postcode: '06164', address1: '서울 강남구', address2: '3층' });
    const response = await answers(person).me();
    expect(response.json().user).toMatchObject({
      _id: person.user.id,
      bornAt: '19900215',
      gender: 'MALE',
      profile: null,
      email: 'user@example.com',
      postcode: '06164',
      address1: '서울 강남구',
      address2: '3층',
      userType: 'PERSON',
      scope: [],
    });
    expect(response.body).not.toMatch(/passwordHash|"password"|argon2/i);
  });

  test('accepts the access token in the address too, on this path only', async () => {
    const person = await world.aPerson();
    expect((await api(undefined).me({ query: { accessToken: person.token } })).user._id).toBe(person.user.id);
    expect(
      (await world.answers(undefined, files).listMine({ query: invalid({ accessToken: person.token }) }))
        .statusCode,
    ).toBe(401);
    expect((await answers(undefined).me({ query: { accessToken: 'nonsense' } })).statusCode).toBe(401);
  });

  test('includes the scope of an administrator and the approval of a company', async () => {
    expect(await me(await world.anAdministrator())).toMatchObject({ userType: null, scope: ['console'] });
    expect((await me(await world.aPendingCompany())).company?.approval).toBe('PENDING');
  });
});

describe('PUT /api/v1/me', () => {
  test('changes the five fields and nothing else', async () => {
    const person = await world.aPerson();
    const picture = (await aPicture(person)).json().file;
    const body = {
      _profile: picture._id,
      email: 'new@example.com',
      postcode: '1',
      address1: '2',
      address2: '3',
    };
    const answer = await answers(person).revise({
      body: invalid({ ...body, userType: 'COMPANY', scope: ['console'], points: 1, name: '나' }),
    });
    expect(answer.json().user).toMatchObject({ ...body, userType: 'PERSON', scope: [], name: '홍길동' });
    expect(answer.json().user.profile?.url).toMatch(/\?until=\d+&sign=/);
  });

  test('leaves omitted fields unchanged and clears empty ones', async () => {
    const person = await world.aPerson({ address1: '서울' });
    await api(person).revise({ body: { email: '' } });
    expect(await me(person)).toMatchObject({ email: '', address1: '서울' });
  });

  test('somebody else’s picture, or a file that is no picture, is rejected', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    const foreign = (await aPicture(other)).json().file._id as string;
    const pdf = await world.answers(person, files).upload({ file: { content: aPdf(), name: 'a.pdf' } });
    for (const id of [foreign, pdf.json().file._id, 'nonsense'])
      expect((await answers(person).revise({ body: { _profile: id } })).statusCode).toBe(400);
    expect((await me(person)).profile).toBeNull();
  });

  test('a malformed e-mail or an overlong address is rejected', async () => {
    const person = await world.aPerson();
    expect((await answers(person).revise({ body: { email: 'hong' } })).error().message).toBe(
      '이메일을 입력해주세요. 주소에 @가 빠졌어요.',
    );
    expect((await answers(person).revise({ body: { address1: 'x'.repeat(201) } })).statusCode).toBe(400);
  });
});

describe('the password', () => {
  test('check-password distinguishes correct and wrong ones, ten times at most', async () => {
    const person = await world.aPerson();
    const check = async (password: string) =>
      answers(person).checkPassword({ body: { password: await encryptCredential(world, password) } });
    expect((await check(PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) {
      const wrong = await check('Wrong!2026');
      expect(wrong.statusCode).toBe(403);
      expect(wrong.error().message).toBe('비밀번호가 일치하지 않습니다');
    }
    expect((await check(PASSWORD)).statusCode).toBe(429);
  });

  const change = async (actor: TestActor, current: string, next: string) =>
    answers(actor).changePassword({
      body: {
        password: await encryptCredential(world, current),
        newPassword: await encryptCredential(world, next),
      },
    });

  test('is changed with the present one, which ends the other sessions but not this one', async () => {
    const person = await world.aPerson();
    const elsewhere = await world.act(person.user);
    expect((await change(person, PASSWORD, 'Fresh!2027')).statusCode).toBe(200);
    expect((await answers(elsewhere).me()).statusCode).toBe(401);
    expect((await answers(person).me()).statusCode).toBe(200);
    expect((await change(person, PASSWORD, 'Fresh!2028')).statusCode).toBe(403);
  });

  test('must follow the rules, and is rejected as plain text', async () => {
    const person = await world.aPerson();
    expect((await change(person, PASSWORD, 'abcd1234')).error().message).toBe(
      '비밀번호에 특수문자를 넣어주세요',
    );
    expect((await change(person, PASSWORD, PASSWORD)).statusCode).toBe(400);
    const clear = await answers(person).changePassword({
      body: { password: PASSWORD, newPassword: 'Fresh!2027' },
    });
    expect(clear.statusCode).toBe(400);
  });

  test('changing it ends the temporary state', async () => {
    const person = await world.aPerson({
      mustChangePassword: true,
      passwordExpiresAt: new Date(Date.now() + 60_000),
    });
    await change(person, PASSWORD, 'Fresh!2027');
    const [user] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect(user).toMatchObject({ mustChangePassword: false, passwordExpiresAt: null });
  });
});

describe('a temporary password', () => {
  const aBoundPerson = () =>
    world.aPerson({ mustChangePassword: true, passwordExpiresAt: new Date(Date.now() + 30 * 60_000) });
  const replace = async (person: TestActor) =>
    answers(person).changePassword({
      body: {
        password: await encryptCredential(world, PASSWORD),
        newPassword: await encryptCredential(world, 'Fresh!2027'),
      },
    });
  const favourites = async (person: TestActor) => world.answers(person, likes).list();

  test('allows only its own replacement, and everything after it', async () => {
    const person = await aBoundPerson();
    expect((await me(person)).mustChangePassword).toBe(true);
    const rejected = await favourites(person);
    expect(rejected.statusCode).toBe(403);
    expect(rejected.error().code).toBe('password_change_required');
    expect((await replace(person)).statusCode).toBe(200);
    expect((await favourites(person)).statusCode).toBe(200);
  });

  test('is invalid after thirty minutes, also for replacing itself', async () => {
    const person = await aBoundPerson();
    world.clock.advance(30 * 60 + 1);
    const late = await world.act(person.user);
    const token = await world.app.modules.tokens.sign(
      { userId: person.user.id, userType: 'PERSON', isConsole: false, sessionId: sidOf(late.token) },
      world.clock.now(),
    );
    const answer = await replace({ ...late, token });
    world.clock.reset();
    expect(answer.statusCode).toBe(403);
    expect(answer.error().message).toBe(
      '임시 비밀번호의 시간이 지났어요. 비밀번호 찾기에서 다시 받아 주세요.',
    );
  });
});

const sidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

describe('POST /api/v1/users/{_user}/files', () => {
  interface RegistrationUpload {
    password?: string;
    type?: 'BUSINESS_REGISTRATION' | 'LOGO';
    file?: Buffer;
  }
  async function uploadRegistrationFile(
    userId: string,
    { password = PASSWORD, type = 'BUSINESS_REGISTRATION', file = aPdf() }: RegistrationUpload = {},
  ) {
    const fields = { type, password: await encryptCredential(world, password) };
    return answers(undefined).upload({
      params: { _user: userId },
      form: fields,
      file: { content: file, name: '사업자등록증.pdf' },
    });
  }

  test('the correct password uploads the business registration of a waiting company', async () => {
    const company = await world.aPendingCompany();
    const answer = await uploadRegistrationFile(company.user.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().file).toMatchObject({ name: '사업자등록증.pdf', mimeType: 'application/pdf' });
    const own = (await world.api(company, companyProfile).find()).company;
    expect(own.businessRegistration?._id).toBe(answer.json().file._id);
  });

  test('of several uploads at once one file stays, the others are released', async () => {
    const { user } = await world.aPendingCompany();
    const uploads = Array.from({ length: 4 }, () => uploadRegistrationFile(user.id));
    expect((await Promise.all(uploads)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const isAttached = and(eq(storedFiles.ownerId, user.id), isNotNull(storedFiles.attachedAt));
    expect(await world.db.$count(storedFiles, isAttached)).toBe(1);
  });

  test('read before anybody replaced it, all would release the same file: this test can fail', async () => {
    const company = await world.aPendingCompany();
    const before = (await uploadRegistrationFile(company.user.id)).json().file._id;
    const released: string[] = [];
    const read = async () => (await world.api(company, companyProfile).find()).company.businessRegistration;
    await raceUnguarded(4, { read, write: async (file) => released.push(file?._id ?? '') });
    expect(released).toEqual([before, before, before, before]);
  });

  test('a wrong password is rejected; after five, the correct one too', async () => {
    const company = await world.aPendingCompany();
    for (let i = 0; i < 5; i++)
      expect((await uploadRegistrationFile(company.user.id, { password: 'Wrong!2026' })).statusCode).toBe(
        403,
      );
    expect((await uploadRegistrationFile(company.user.id)).statusCode).toBe(429);
  });

  test('from the second day on the company must log in', async () => {
    const company = await world.aPendingCompany();
    world.clock.advance(25 * 60 * 60);
    const answer = await uploadRegistrationFile(company.user.id);
    world.clock.reset();
    expect(answer.statusCode).toBe(409);
    expect(answer.error().message).toContain('로그인한 뒤');
  });

  test('a person, an approved company and an unknown user are not found', async () => {
    const [person, approved] = [await world.aPerson(), await world.aCompany()];
    for (const id of [person.user.id, approved.user.id, 'nonsense'])
      expect((await uploadRegistrationFile(id)).statusCode).toBe(404);
  });

  test('a text file, a profile picture or another type is rejected', async () => {
    const company = await world.aPendingCompany();
    expect((await uploadRegistrationFile(company.user.id, { file: Buffer.from('그냥 글') })).statusCode).toBe(
      415,
    );
    expect((await uploadRegistrationFile(company.user.id, { type: invalid('PROFILE') })).statusCode).toBe(
      400,
    );
  });
});
