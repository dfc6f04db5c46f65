import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { newId } from '#kit/db/ids.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { files } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor) => world.api(actor, filesContract);
const answers = (actor: TestActor | undefined) => world.answers(actor, filesContract);
const of = (id: string) => ({ params: { _file: id } });

const MINE = '/api/v1/me/files';
const send = (
  actor: TestActor,
  content: Buffer,
  { type, ...named }: { type?: 'PROFILE'; name?: string } = {},
) => answers(actor).upload({ form: { type }, file: { content, ...named } });
const read = (url: string, headers: Record<string, string> = {}) =>
  world.call(undefined, 'GET', url, { headers });
const countStored = async () =>
  (await readdir(join(world.env.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length;
const rowOf = async (id: string) => (await world.db.select().from(files).where(eq(files.id, id)))[0];

describe('POST /api/v1/me/files', () => {
  test('a profile picture is re-encoded as a square of 512', async () => {
    const person = await world.aPerson();
    const { file } = (
      await send(person, await aPng(900, 300), { type: 'PROFILE', name: '내 사진.png' })
    ).json();
    expect(file).toMatchObject({ name: '내 사진.webp', mimeType: 'image/webp', type: 'PROFILE' });
    const { width, height } = await sharp((await read(file.url)).rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  test('a text file is rejected as a picture, also when it is named .png', async () => {
    const person = await world.aPerson();
    const answer = await send(person, Buffer.from('이것은 글입니다'), { type: 'PROFILE', name: '사진.png' });
    expect(answer.statusCode).toBe(415);
    expect(answer.error().message).toBe('이 형식의 파일은 올릴 수 없어요');
  });

  test('a file of more than 50MB is rejected with 413 and nothing remains of it', async () => {
    const person = await world.aPerson();
    const answer = await send(person, Buffer.alloc(50 * 1024 * 1024 + 1, 1), { name: 'big.pdf' });
    expect(answer.statusCode).toBe(413);
    expect(answer.error().message).toContain('50MB');
    expect(await api(person).listMine()).toMatchObject({ files: [], count: 0 });
  });

  test('a call without a file, or one that is not multipart, is rejected', async () => {
    const person = await world.aPerson();
    expect((await send(person, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await world.call(person, 'POST', MINE, { body: {} })).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('a page or a script is never accepted as an attachment', async () => {
    const person = await world.aPerson();
    for (const content of [
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ])
      expect((await send(person, Buffer.from(content), { name: 'a.pdf' })).statusCode).toBe(415);
  });
});

describe('the name of a file', () => {
  test.each([
    ['이력서.pdf', '이력서.pdf'],
    ['이력서.PDF', '이력서.PDF'],
    ['이력서.html', '이력서.html.pdf'],
    ['이력서', '이력서.pdf'],
    ['사진\u202Efdp.exe', '사진fdp.exe.pdf'],
    ['한글.pdf'.normalize('NFD'), '한글.pdf'],
    ['../../a.pdf', 'a.pdf'],
    ['가'.repeat(300), `${'가'.repeat(251)}.pdf`],
  ])('%s is stored as %s', async (name, stored) => {
    const { file } = (await send(await world.aPerson(), aPdf(), { name })).json();
    expect(file.name).toBe(stored);
  });
});

describe('one’s own files', () => {
  test('are listed, read, replaced and deleted by their owner', async () => {
    const person = await world.aPerson();
    const { file } = (await send(person, aPdf(), { name: '증명서.pdf' })).json();
    expect((await api(person).listMine()).files).toHaveLength(1);
    expect((await api(person).findMine(of(file._id))).file.name).toBe('증명서.pdf');
    const replaced = await answers(person).replace({
      ...of(file._id),
      file: { content: await aPng(), name: 'b.png' },
    });
    expect(replaced.json().file).toMatchObject({ _id: file._id, name: 'b.png', mimeType: 'image/png' });
    expect((await answers(person).remove(of(file._id))).statusCode).toBe(200);
    expect((await answers(person).findMine(of(file._id))).statusCode).toBe(404);
  });

  test('that are replaced several times at once leave the bytes of one upload', async () => {
    const person = await world.aPerson();
    const { file } = (await send(person, aPdf())).json();
    const before = await countStored();
    const replace = () => answers(person).replace({ ...of(file._id), file: { content: aPdf() } });
    const replaced = await Promise.all(Array.from({ length: 6 }, replace));
    expect(replaced.map(({ statusCode }) => statusCode)).toEqual(replaced.map(() => 200));
    expect(await countStored()).toBe(before);
    expect((await answers(person).read(of(file._id))).statusCode).toBe(200);
  });

  test('read before anybody replaced them, all would discard the same bytes: this test can fail', async () => {
    const person = await world.aPerson();
    const { file } = (await send(person, aPdf())).json();
    const discarded = new Set<string>();
    await raceUnguarded(6, {
      read: async () => (await rowOf(file._id))?.storageKey,
      write: async (storageKey) => discarded.add(storageKey),
    });
    expect(discarded.size).toBe(1);
  });

  test('are not found by anyone else', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    const { file } = (await send(person, aPdf())).json();
    expect((await answers(other).findMine(of(file._id))).statusCode).toBe(404);
    expect((await answers(other).remove(of(file._id))).statusCode).toBe(404);
    expect((await answers(other).replace({ ...of(file._id), file: { content: aPdf() } })).statusCode).toBe(
      404,
    );
    expect(await rowOf(file._id)).toBeDefined();
  });

  test('cannot be replaced or deleted while they are in use', async () => {
    const person = await world.aPerson();
    const { file } = (await send(person, await aPng(), { type: 'PROFILE' })).json();
    await world.api(person, users).revise({ body: { _profile: file._id } });
    expect((await answers(person).remove(of(file._id))).statusCode).toBe(409);
    const answer = await answers(person).replace({ ...of(file._id), file: { content: await aPng() } });
    expect(answer.statusCode).toBe(409);
    expect((await read((await api(person).findMine(of(file._id))).file.url)).statusCode).toBe(200);
  });
});

describe('GET /api/v1/files/{_file}', () => {
  async function aPrivateFile() {
    const person = await world.aPerson();
    const { file } = (await send(person, aPdf(), { name: '이력서 (최종) 100%.pdf' })).json();
    return { person, file, bare: `/api/v1/files/${file._id}` };
  }

  test('a private file can be read by its owner, or by its link within five minutes', async () => {
    const { person, file } = await aPrivateFile();
    expect((await answers(person).read(of(file._id))).statusCode).toBe(200);
    expect((await answers(undefined).read(of(file._id))).statusCode).toBe(404);
    expect((await answers(await world.aPerson()).read(of(file._id))).statusCode).toBe(404);
    expect((await read(file.url)).statusCode).toBe(200);
    expect((await read(file.url.replace(/sign=..../, 'sign=AAAA'))).statusCode).toBe(404);
    world.clock.advance(301);
    expect((await read(file.url)).statusCode).toBe(404);
    world.clock.reset();
  });

  test('a link is valid for its own file only', async () => {
    const [one, two] = [await aPrivateFile(), await aPrivateFile()];
    const query = one.file.url.split('?')[1];
    expect((await read(`${two.bare}?${query}`)).statusCode).toBe(404);
  });

  test('a file cannot run scripts in our pages, and its Korean name survives', async () => {
    const { file } = await aPrivateFile();
    const { headers, rawPayload } = await read(file.url);
    expect(rawPayload.equals(aPdf())).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=300',
    });
    const name = encodeURIComponent('이력서 (최종) 100%.pdf').replace('(', '%28').replace(')', '%29');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="___ (__) 100_.pdf"; filename*=UTF-8''${name}`,
    );
  });

  test('a re-encoded picture is shown inline', async () => {
    const { file } = (await send(await world.aPerson(), await aPng(), { type: 'PROFILE' })).json();
    expect((await read(file.url)).headers['content-disposition']).toMatch(/^inline/);
  });

  test('ranges can be requested', async () => {
    const { file } = await aPrivateFile();
    const part = await read(file.url, { range: 'bytes=0-3' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('%PDF');
    expect(part.headers['content-range']).toBe(`bytes 0-3/${aPdf().length}`);
    expect((await read(file.url, { range: 'bytes=-6' })).body).toBe('%%EOF\n');
    const beyond = await read(file.url, { range: 'bytes=9999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${aPdf().length}`);
    expect((await read(file.url, { range: 'bytes=a-b' })).statusCode).toBe(200);
    const tag = part.headers['etag'] as string;
    expect((await read(file.url, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  test('HEAD is answered', async () => {
    const { person, bare } = await aPrivateFile();
    const headers = { authorization: `Bearer ${person.token}` };
    const head = await world.app.fastify.inject({ method: 'HEAD', url: bare, headers });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(aPdf().length),
    ]);
  });

  test('an unknown or malformed id is 404', async () => {
    for (const id of [newId(), '../../secret', 'x'])
      expect((await answers(undefined).read(of(id))).statusCode).toBe(404);
  });
});

describe('the sweep', () => {
  test('deletes uploads that were not attached within a day, and only those', async () => {
    const person = await world.aPerson();
    const idle = (await send(person, aPdf())).json().file;
    const used = (await send(person, await aPng(), { type: 'PROFILE' })).json().file;
    await world.api(person, users).revise({ body: { _profile: used._id } });
    const { storageKey = '' } = (await rowOf(idle._id)) ?? {};
    await world.app.jobs.runNow('sweep-unattached-files');
    expect(await rowOf(idle._id)).toBeDefined();
    world.clock.advance(25 * 60 * 60);
    await world.app.jobs.runNow('sweep-unattached-files');
    world.clock.reset();
    expect(await rowOf(idle._id)).toBeUndefined();
    expect(await world.storage.has(storageKey)).toBe(false);
    expect(await rowOf(used._id)).toBeDefined();
  });
});
