import { readFileSync } from 'node:fs';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { files } from '#foundation/files/tables.ts';
import { root } from '../../../../test/rules/source.ts';
import { aDraft, aRecruitment } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
let png: Buffer;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

function upload(actor: TestActor | undefined, url: string, file: { name: string; content: Buffer }) {
  const mark = 'ieum-test-part';
  const head = `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file.content, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${mark}` };
  return world.call(actor, 'POST', url, { body, headers });
}
const pathOf = (id: string) => `/api/v1/company/recruitments/${id}/attachments`;
const readPublic = async (id: string) =>
  (await world.call(undefined, 'GET', `/api/v1/recruitments/${id}`)).json().recruitment;

describe('attachments', () => {
  test('are recognized by their content, shown to everybody and can be removed', async () => {
    const id = await aRecruitment(world, company);
    const { file } = (await upload(company, pathOf(id), { name: '안내.png', content: png })).json();
    expect(file).toMatchObject({ name: '안내.png', mimeType: 'image/png' });
    const { attachments } = await readPublic(id);
    expect(attachments).toEqual([{ ...file, url: `/api/v1/files/${file._id}` }]);
    expect((await world.call(undefined, 'GET', attachments[0].url)).statusCode).toBe(200);
    expect((await world.call(company, 'DELETE', `${pathOf(id)}/${file._id}`)).statusCode).toBe(200);
    expect((await readPublic(id)).attachments).toEqual([]);
  });

  test('something else under the name of a picture is rejected', async () => {
    const id = await aRecruitment(world, company);
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
    expect((await upload(company, pathOf(id), { name: 'a.png', content })).statusCode).toBe(415);
  });

  test('of a draft stay private', async () => {
    const created = await world.call(company, 'POST', '/api/v1/company/recruitments', { body: {} });
    const { _id } = created.json().recruitment;
    const { file } = (await upload(company, pathOf(_id), { name: 'a.png', content: png })).json();
    expect(file.url).toContain('sign=');
    expect([401, 404]).toContain(
      (await world.call(undefined, 'GET', `/api/v1/files/${file._id}`)).statusCode,
    );
  });

  test('removed from a recruitment, a file is private at once', async () => {
    const id = await aRecruitment(world, company);
    const { file } = (await upload(company, pathOf(id), { name: '안내.png', content: png })).json();
    const readFile = async () => (await world.call(undefined, 'GET', `/api/v1/files/${file._id}`)).statusCode;
    expect(await readFile()).toBe(200);
    await world.call(company, 'DELETE', `${pathOf(id)}/${file._id}`);
    expect(await readFile()).toBe(404);
  });

  test('of a draft stay private when it is cancelled; those of a published recruitment stay with its page', async () => {
    const created = await world.call(company, 'POST', '/api/v1/company/recruitments', { body: {} });
    const draft = created.json().recruitment._id;
    const published = await aRecruitment(world, company);
    for (const [id, status] of [
      [draft, 404],
      [published, 200],
    ]) {
      const { file } = (await upload(company, pathOf(id), { name: 'a.png', content: png })).json();
      const url = `/api/v1/company/recruitments/${id}/state`;
      const cancelled = await world.call(company, 'PUT', url, { body: { state: 'CANCELED' } });
      expect(cancelled.statusCode).toBe(200);
      expect((await world.call(undefined, 'GET', `/api/v1/files/${file._id}`)).statusCode).toBe(status);
    }
  });

  test('a rejected one is not stored, and counts against the limit of uploads', async () => {
    const uploader = await world.aCompany();
    const id = await aRecruitment(world, uploader);
    const give = async () => (await upload(uploader, pathOf(id), { name: 'a.png', content: png })).statusCode;
    const stored = async () => (await world.call(uploader, 'GET', '/api/v1/me/files')).json().count;
    for (let n = 0; n < 10; n++) expect(await give()).toBe(200);
    for (let n = 10; n < 60; n++) expect(await give()).toBe(400);
    expect(await stored()).toBe(10);
    expect(await give()).toBe(429);
  });

  test('another company cannot attach', async () => {
    const id = await aRecruitment(world, company);
    const stranger = await world.aCompany();
    expect((await upload(stranger, pathOf(id), { name: 'a.png', content: png })).statusCode).toBe(403);
  });
});

describe('POST /api/v1/editor', () => {
  const addPhoto = async (actor: TestActor): Promise<string> =>
    (await upload(actor, '/api/v1/editor', { name: 'photo.png', content: png })).json().url;
  const showing = (url: string) => `<p>사진</p><img src="${url}" alt="작업장">`;
  const look = async (url: string, actor?: TestActor) => (await world.call(actor, 'GET', url)).statusCode;
  const setState = (id: string, state: string) =>
    world.call(company, 'PUT', `/api/v1/company/recruitments/${id}/state`, { body: { state } });

  test('returns the address of a photo that is public in a public recruitment', async () => {
    const url = await addPhoto(company);
    const id = await aRecruitment(world, company, { content: showing(url) });
    expect((await readPublic(id)).content).toContain(url);
    const shown = await world.call(undefined, 'GET', url);
    expect(shown.headers['content-type']).toBe('image/webp');
  });

  test('a photo is private until its recruitment is published, and whenever that is hidden', async () => {
    const url = await addPhoto(company);
    const stranger = await world.aCompany();
    const seen = async () => [await look(url), await look(url, stranger), await look(url, company)];
    expect(await seen()).toEqual([404, 404, 200]);
    const body = aDraft(world.clock.now(), { content: showing(url) });
    const draft = await world.call(company, 'POST', '/api/v1/company/recruitments', { body });
    const { _id: id } = draft.json().recruitment;
    expect(await seen()).toEqual([404, 404, 200]);
    const mine = await world.call(company, 'GET', `/api/v1/me/files/${url.split('/').at(-1)}`);
    expect(await look(mine.json().file.url)).toBe(200);
    for (const [state, status] of [
      ['ON_GOING', 200],
      ['NO_SHOWN', 404],
      ['ON_GOING', 200],
    ] as const) {
      expect((await setState(id, state)).statusCode).toBe(200);
      expect(await seen()).toEqual([status, status, 200]);
    }
  });

  test('old photos of drafts are private after the migration, published ones stay public', async () => {
    const urls = [await addPhoto(company), await addPhoto(company), await addPhoto(company)] as const;
    const [drafted, shown, both] = urls;
    const draft = (content: string) =>
      world.call(company, 'POST', '/api/v1/company/recruitments', { body: { content } });
    await draft(showing(drafted) + showing(both));
    await aRecruitment(world, company, { content: showing(shown) + showing(both) });
    const ids = urls.map((url) => url.split('/').at(-1) ?? '');
    await world.db.update(files).set({ isPublic: true }).where(inArray(files.id, ids));
    await world.db.execute(
      sql.raw(readFileSync(`${root}server/migrations/0009_private_editor_photos.sql`, 'utf8')),
    );
    expect([await look(drafted), await look(shown), await look(both)]).toEqual([404, 200, 200]);
    expect(await look(drafted, company)).toBe(200);
  });

  test('a photo removed from its recruitment is private again, unless another public one shows it', async () => {
    const url = await addPhoto(company);
    const [one, other] = [
      await aRecruitment(world, company, { content: showing(url) }),
      await aRecruitment(world, company, { content: showing(url) }),
    ];
    const edit = (id: string) =>
      world.call(company, 'PUT', `/api/v1/company/recruitments/${id}`, { body: { content: '<p>글</p>' } });
    expect((await edit(one)).statusCode).toBe(200);
    expect(await look(url)).toBe(200);
    expect((await world.call(company, 'DELETE', `/api/v1/company/recruitments/${other}`)).statusCode).toBe(
      200,
    );
    expect([await look(url), await look(url, company)]).toEqual([404, 200]);
  });

  test('showing the photo of another company in a recruitment does not make it public', async () => {
    const url = await addPhoto(company);
    await aRecruitment(world, await world.aCompany(), { content: showing(url) });
    expect(await look(url)).toBe(404);
  });

  test('a script and an SVG are rejected, and so are persons and companies awaiting approval', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload(company, '/api/v1/editor', { name: 'a.svg', content: svg })).statusCode).toBe(415);
    const photo = { name: 'a.png', content: png };
    expect((await upload(await world.aPerson(), '/api/v1/editor', photo)).statusCode).toBe(403);
    expect((await upload(await world.aPendingCompany(), '/api/v1/editor', photo)).json().code).toBe(
      'approval_required',
    );
    expect((await upload(await world.anAdministrator(), '/api/v1/editor', photo)).statusCode).toBe(200);
  });
});
