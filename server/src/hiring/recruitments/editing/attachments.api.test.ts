import { readFileSync } from 'node:fs';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { editor, files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { files } from '#foundation/files/tables.ts';
import { root } from '../../../../test/rules/source.ts';
import { aDraft, aRecruitment } from '../../../../test/recruitment.ts';
import type { TestFile } from '../../../../test/api.ts';
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

const answers = () => world.answers(company, companyRecruitments);
const of = (id: string) => ({ params: { _recruitment: id } });
const ofFile = (id: string) => ({ params: { _file: id } });

const attach = (actor: TestActor, id: string, file: TestFile = { content: png, name: '안내.png' }) =>
  world.answers(actor, companyRecruitments).attach({ ...of(id), file });
const readPublic = async (id: string) => (await world.api(undefined, recruitments).read(of(id))).recruitment;

describe('attachments', () => {
  test('are recognized by their content, shown to everybody and can be removed', async () => {
    const id = await aRecruitment(world, company);
    const { file } = (await attach(company, id)).json();
    expect(file).toMatchObject({ name: '안내.png', mimeType: 'image/png' });
    const { attachments } = await readPublic(id);
    expect(attachments).toEqual([{ ...file, url: `/api/v1/files/${file._id}` }]);
    expect((await world.call(undefined, 'GET', attachments[0]?.url ?? '')).statusCode).toBe(200);
    expect((await answers().detach({ params: { _recruitment: id, _file: file._id } })).statusCode).toBe(200);
    expect((await readPublic(id)).attachments).toEqual([]);
  });

  test('something else under the name of a picture is rejected', async () => {
    const id = await aRecruitment(world, company);
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
    expect((await attach(company, id, { name: 'a.png', content })).statusCode).toBe(415);
  });

  test('of a draft stay private', async () => {
    const created = await answers().create({ body: {} });
    const { _id } = created.json().recruitment;
    const { file } = (await attach(company, _id)).json();
    expect(file.url).toContain('sign=');
    expect([401, 404]).toContain(
      (await world.answers(undefined, filesContract).read(ofFile(file._id))).statusCode,
    );
  });

  test('removed from a recruitment, a file is private at once', async () => {
    const id = await aRecruitment(world, company);
    const { file } = (await attach(company, id)).json();
    const readFile = async () =>
      (await world.answers(undefined, filesContract).read(ofFile(file._id))).statusCode;
    expect(await readFile()).toBe(200);
    await world.api(company, companyRecruitments).detach({ params: { _recruitment: id, _file: file._id } });
    expect(await readFile()).toBe(404);
  });

  test('of a draft stay private when it is cancelled; those of a published recruitment stay with its page', async () => {
    const created = await answers().create({ body: {} });
    const draft = created.json().recruitment._id;
    const published = await aRecruitment(world, company);
    for (const [id, status] of [
      [draft, 404],
      [published, 200],
    ] as const) {
      const { file } = (await attach(company, id)).json();
      const cancelled = await answers().setState({ ...of(id), body: { state: 'CANCELED' } });
      expect(cancelled.statusCode).toBe(200);
      expect((await world.answers(undefined, filesContract).read(ofFile(file._id))).statusCode).toBe(status);
    }
  });

  test('a rejected one is not stored, and counts against the limit of uploads', async () => {
    const uploader = await world.aCompany();
    const id = await aRecruitment(world, uploader);
    const give = async () => (await attach(uploader, id)).statusCode;
    const stored = async () => (await world.api(uploader, filesContract).listMine()).count;
    for (let n = 0; n < 10; n++) expect(await give()).toBe(200);
    for (let n = 10; n < 60; n++) expect(await give()).toBe(400);
    expect(await stored()).toBe(10);
    expect(await give()).toBe(429);
  });

  test('another company cannot attach', async () => {
    const id = await aRecruitment(world, company);
    const stranger = await world.aCompany();
    expect((await attach(stranger, id)).statusCode).toBe(403);
  });
});

describe('POST /api/v1/editor', () => {
  const sendPhoto = (actor: TestActor, content = png) =>
    world.answers(actor, editor).addPhoto({ file: { name: 'photo.png', content } });
  const addPhoto = async (actor: TestActor) => (await sendPhoto(actor)).json().url;
  const showing = (url: string) => `<p>사진</p><img src="${url}" alt="작업장">`;
  const look = async (url: string, actor?: TestActor) => (await world.call(actor, 'GET', url)).statusCode;
  const setState = (id: string, state: RecruitmentState) =>
    answers().setState({ ...of(id), body: { state } });

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
    const draft = await answers().create({ body });
    const { _id: id } = draft.json().recruitment;
    expect(await seen()).toEqual([404, 404, 200]);
    const mine = await world.answers(company, filesContract).findMine(ofFile(url.split('/').at(-1) ?? ''));
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
    const draft = (content: string) => answers().create({ body: { content } });
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
    const edit = (id: string) => answers().revise({ ...of(id), body: { content: '<p>글</p>' } });
    expect((await edit(one)).statusCode).toBe(200);
    expect(await look(url)).toBe(200);
    expect((await answers().remove(of(other))).statusCode).toBe(200);
    expect([await look(url), await look(url, company)]).toEqual([404, 200]);
  });

  test('showing the photo of another company in a recruitment does not make it public', async () => {
    const url = await addPhoto(company);
    await aRecruitment(world, await world.aCompany(), { content: showing(url) });
    expect(await look(url)).toBe(404);
  });

  test('a script and an SVG are rejected, and so are persons and companies awaiting approval', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await sendPhoto(company, svg)).statusCode).toBe(415);
    expect((await sendPhoto(await world.aPerson())).statusCode).toBe(403);
    expect((await sendPhoto(await world.aPendingCompany())).error().code).toBe('approval_required');
    expect((await sendPhoto(await world.anAdministrator())).statusCode).toBe(200);
  });
});
