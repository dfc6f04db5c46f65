import { beforeAll, describe, expect, test } from 'vitest';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import { aPdf, aPng, encryptedPdfs } from '../../../../test/pictures.ts';
import { type BodyOf, invalid } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const answers = (actor: TestActor | undefined) => world.answers(actor, companyProfile);
const of = (id: string) => ({ params: { _user: id } });
const ofFile = (id: string) => ({ params: { _file: id } });

const find = (company: TestActor) => world.api(company, companyProfile).find();
const revise = (company: TestActor, body: BodyOf<typeof companyProfile.revise>) =>
  answers(company).revise({ body });
const add = (company: TestActor, content: Buffer, type?: 'LOGO' | 'BUSINESS_REGISTRATION') =>
  answers(company).upload({ form: { type }, file: { content, name: '자료.pdf' } });
const removeFile = (company: TestActor, id: string) => answers(company).removeFile(ofFile(id));

describe('GET and PUT /api/v1/company', () => {
  test('a waiting company sees its approval state and completes its profile', async () => {
    const company = await world.aPendingCompany();
    const body = {
      name: '새이름',
      website: 'nuri.example.com',
      introduction: '소개',
      socialLinks: { instagram: 'instagram.com/nuri' },
    };
    const answer = await revise(company, body);
    expect(answer.json()).toMatchObject({
      approval: 'PENDING',
      company: {
        name: '새이름',
        website: 'https://nuri.example.com',
        introduction: '소개',
        socialLinks: { instagram: 'https://instagram.com/nuri' },
      },
    });
    expect((await world.api(company, users).me()).user.name).toBe('새이름');
  });

  test('an approved company cannot change its name, approve itself or move to another account', async () => {
    const company = await world.aCompany();
    expect((await revise(company, { name: '다른회사' })).statusCode).toBe(409);
    expect((await revise(company, { name: company.company?.name, phone: '02-345-6789' })).statusCode).toBe(
      200,
    );
    const pending = await world.aPendingCompany();
    await revise(
      pending,
      invalid({ approval: 'APPROVED', userId: company.user.id, submittedAt: '2020-01-01T00:00:00Z' }),
    );
    expect(await find(pending)).toMatchObject({ approval: 'PENDING', company: { _user: pending.user.id } });
  });

  test('links that are no web addresses are rejected', async () => {
    const company = await world.aCompany();
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'http://user@host.example'])
      expect((await revise(company, { website: link })).statusCode).toBe(400);
    expect((await revise(company, { website: '' })).json().company.website).toBeNull();
  });
});

describe('PUT /api/v1/company/approval', () => {
  test('is for rejected companies only', async () => {
    const ask = (company: TestActor) => answers(company).askApproval({ body: {} });
    expect((await ask(await world.aCompany())).statusCode).toBe(409);
    expect((await ask(await world.aPendingCompany())).statusCode).toBe(409);
    const rejected = await world.aCompany({ approval: 'REJECTED', rejectMessage: '흐려요' });
    expect((await ask(rejected)).json()).toMatchObject({ approval: 'PENDING', company: { rejectMsg: null } });
  });
});

describe('POST and DELETE /api/v1/company/files', () => {
  test('a logo is public, re-encoded, and can be replaced and removed', async () => {
    const company = await world.aCompany();
    const first = (await add(company, await aPng(), 'LOGO')).json().file;
    expect(first.url).toBe(`/api/v1/files/${first._id}`);
    expect((await world.call(undefined, 'GET', first.url)).headers['content-type']).toBe('image/webp');
    const second = (await add(company, await aPng(), 'LOGO')).json().file;
    expect((await find(company)).company.logo?._id).toBe(second._id);
    expect((await removeFile(company, second._id)).statusCode).toBe(200);
    expect((await find(company)).company.logo).toBeNull();
  });

  test('while a company waits only it and the console see its files; with its approval they are public', async () => {
    const company = await world.aPendingCompany();
    const [other, administrator] = [await world.aCompany(), await world.anAdministrator()];
    const logo = (await add(company, await aPng(), 'LOGO')).json().file;
    const profile = (await add(company, aPdf())).json().file;
    const pdfs = (await add(company, aPdf(), 'BUSINESS_REGISTRATION')).json().file;
    const read = async (actor: TestActor | undefined, id: string) =>
      (await world.answers(actor, files).read(ofFile(id))).statusCode;
    for (const { _id: id, url } of [logo, profile]) {
      expect(url).toContain('sign=');
      expect((await world.call(undefined, 'GET', url)).statusCode).toBe(200);
      expect(await read(company, id)).toBe(200);
      for (const actor of [undefined, other]) expect(await read(actor, id)).toBe(404);
    }
    const shown = await world.answers(administrator, members).find(of(company.user.id));
    expect(shown.body).toContain(`/api/v1/files/${logo._id}?until=`);

    const reason = { body: { rejectMsg: '흐려요' } };
    expect(
      (await world.answers(administrator, members).reject({ ...of(company.user.id), ...reason })).statusCode,
    ).toBe(200);
    expect(await read(undefined, logo._id)).toBe(404);
    await world.api(company, companyProfile).askApproval({ body: {} });
    expect((await world.answers(administrator, members).approve(of(company.user.id))).statusCode).toBe(200);
    for (const { _id: id } of [logo, profile]) expect(await read(undefined, id)).toBe(200);
    expect(await read(undefined, pdfs._id)).toBe(404);
    const page = await world
      .answers(undefined, companies)
      .read({ params: { _company: company.company?.id } });
    expect(page.json().company.files).toEqual([
      expect.objectContaining({ _id: profile._id, url: `/api/v1/files/${profile._id}` }),
    ]);
    await removeFile(company, profile._id);
    expect(await read(undefined, profile._id)).toBe(404);
    expect((await find(company)).company.logo?.url).toBe(`/api/v1/files/${logo._id}`);
  });

  test('the profile files of a suspended company cannot be read until the suspension is lifted', async () => {
    const company = await world.aCompany();
    const admin = await world.anAdministrator();
    const { file } = (await add(company, aPdf())).json();
    const read = async () => (await world.answers(undefined, files).read(ofFile(file._id))).statusCode;
    const seen = [await read()];
    for (const status of ['BLOCKED', 'ACTIVE'] as const) {
      expect(
        (await world.answers(admin, members).setStatus({ ...of(company.user.id), body: { status } }))
          .statusCode,
      ).toBe(200);
      seen.push(await read());
    }
    expect(seen).toEqual([200, 404, 200]);
  });

  test('a text file as a logo and a page as a profile file are rejected', async () => {
    const company = await world.aCompany();
    expect((await add(company, Buffer.from('글'), 'LOGO')).statusCode).toBe(415);
    expect((await add(company, Buffer.from('<html></html>'))).statusCode).toBe(415);
    expect((await add(company, aPdf(), invalid('PROFILE'))).statusCode).toBe(400);
  });

  test('an encrypted PDF is rejected with the reason', async () => {
    const company = await world.aPendingCompany();
    const [locked = aPdf()] = Object.values(encryptedPdfs());
    for (const type of [undefined, 'BUSINESS_REGISTRATION'] as const) {
      const answer = await add(company, locked, type);
      expect([answer.statusCode, answer.error().message]).toEqual([
        415,
        '암호가 걸린 PDF는 올릴 수 없어요. 암호를 풀고 다시 올려 주세요.',
      ]);
      expect((await add(company, aPdf(), type)).statusCode).toBe(200);
    }
  });

  test('a PDF without any content is rejected', async () => {
    const company = await world.aPendingCompany();
    for (const type of [undefined, 'BUSINESS_REGISTRATION'] as const)
      expect((await add(company, Buffer.from('%PDF-1.7\n'), type)).statusCode).toBe(415);
    expect((await find(company)).company.files).toEqual([]);
  });

  test('ten profile files at most', async () => {
    const company = await world.aCompany();
    for (let i = 0; i < 10; i++) expect((await add(company, aPdf())).statusCode).toBe(200);
    expect((await add(company, aPdf())).statusCode).toBe(409);
    expect((await find(company)).company.files).toHaveLength(10);
  });

  test('the business registration can be replaced only until approval', async () => {
    const waiting = await world.aPendingCompany();
    const { file } = (await add(waiting, aPdf(), 'BUSINESS_REGISTRATION')).json();
    expect(file.url).toMatch(/sign=/);
    expect((await find(waiting)).company.businessRegistration?._id).toBe(file._id);
    expect((await add(await world.aCompany(), aPdf(), 'BUSINESS_REGISTRATION')).statusCode).toBe(409);
  });

  test('another company’s files, and the registration, cannot be removed', async () => {
    const [company, other] = [await world.aPendingCompany(), await world.aCompany()];
    const profile = (await add(company, aPdf())).json().file;
    const logo = (await add(company, await aPng(), 'LOGO')).json().file;
    const pdfs = (await add(company, aPdf(), 'BUSINESS_REGISTRATION')).json().file;
    for (const { _id: id } of [profile, logo]) expect((await removeFile(other, id)).statusCode).toBe(404);
    expect((await removeFile(company, pdfs._id)).statusCode).toBe(404);
  });
});
