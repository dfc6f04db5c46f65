import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { boardCodes, boards, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { hourlyLimits } from '@ieum/contract/content/boards/enums.ts';
import { editor, files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { userLevels } from '#account/levels/tables.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { boards as boardRows } from './tables.ts';

let world: World;
let admin: TestActor;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  person = await world.aPerson();
});

const ofBoard = (id: string) => ({ params: { _board: id } });

type Code = Call<typeof boardCodes.create>['body'];
const open: Omit<Code, 'code' | 'name'> = {
  readers: 'ANYONE',
  writers: 'MEMBERS',
  _levels: [],
  allowsComments: true,
  isActive: true,
};
const aBoard = async (input: Partial<Code> = {}) => {
  const code = `b-${newId()}`.slice(0, 40);
  const body: Code = { code, name: { ko: '무역 이야기', en: 'Trade talk', cn: '' }, ...open, ...input };
  return (await world.api(admin, boardCodes).create({ body })).boardCode;
};
const text = () => ({ subject: `글 ${newId()}`, content: `<p>내용 ${newId()}</p>` });
type Draft = Partial<Call<typeof consoleBoards.create>['body']>;
const create = async (code: string, input: Draft = {}) =>
  (await world.api(admin, consoleBoards).create({ body: { code, ...text(), isActive: true, ...input } }))
    .board;
const write = async (actor: TestActor, code: string, input = {}) =>
  (await world.api(actor, boards).create({ body: { code, ...text(), ...input } })).board;
const of = (id: string) => ({ params: { _board: id } });
const ids = async (actor: TestActor | undefined, code: string) =>
  (await world.api(actor, boards).list({ query: { code } })).boards.map(({ _id }) => _id);
const missing = { statusCode: 404 };
const rejected = { statusCode: 403 };

describe('posts', () => {
  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    const { code } = await aBoard();
    const made = await create(code, { content: '<p onclick="x()">안내<script>x()</script></p>' });
    expect(made).toMatchObject({ code, content: '<p>안내</p>', state: 'PUBLISHED', hits: 0, version: 0 });
    const { board } = await world
      .api(admin, consoleBoards)
      .revise({ ...of(made._id), body: { subject: '새 제목' } });
    expect(board).toMatchObject({ subject: '새 제목', content: '<p>안내</p>', version: 1 });
    await world.api(admin, consoleBoards).remove(of(made._id));
    await expect(world.api(undefined, boards).find(of(made._id))).rejects.toMatchObject(missing);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'boards.create',
      'boards.remove',
      'boards.revise',
    ]);
  });

  test('of a member are shown at once, and only their writer and administrators change them', async () => {
    const { code } = await aBoard();
    const made = await write(person, code);
    expect(await ids(undefined, code)).toEqual([made._id]);
    expect(made.isOwn).toBe(true);
    expect(made.writer).toMatch(/\*/);
    const other = world.api(await world.aPerson(), boards);
    await expect(other.revise({ ...of(made._id), body: { subject: '남의 글' } })).rejects.toMatchObject(
      rejected,
    );
    await expect(other.remove(of(made._id))).rejects.toMatchObject(rejected);
    await world.api(person, boards).revise({ ...of(made._id), body: { subject: '고친 글' } });
    expect((await other.find(of(made._id))).board).toMatchObject({ subject: '고친 글', isOwn: false });
    await world.api(admin, boards).remove(of(made._id));
    expect(await ids(undefined, code)).toEqual([]);
  });

  test('pinned ones come first, drafts and those of other languages not at all', async () => {
    const { code } = await aBoard();
    const first = await create(code);
    world.clock.advance(1);
    const second = await create(code);
    const pinned = await create(code, { isPinned: true });
    await create(code, { isActive: false });
    const chinese = await create(code, { language: 'cn' });
    expect(await ids(undefined, code)).toEqual([pinned._id, second._id, first._id]);
    const headers = { 'accept-language': 'cn' };
    const answer = await world.answers(undefined, boards).list({ query: { code }, headers });
    expect(answer.json().boards.map(({ _id }: { _id: string }) => _id)).toContain(chinese._id);
    world.clock.reset();
  });

  test('are found by any part of their text', async () => {
    const { code } = await aBoard();
    const word = aWord(5);
    const made = await create(code, { content: `<p>${word}</p>` });
    const found = await world.api(undefined, boards).list({ query: { searchValue: word } });
    expect(found.boards.map(({ _id }) => _id)).toEqual([made._id]);
  });

  test('a change over a newer version is rejected with the current row', async () => {
    const made = await create((await aBoard()).code);
    await world.api(admin, consoleBoards).revise({ ...of(made._id), body: { subject: '먼저', version: 0 } });
    const body = { subject: '나중', version: 0 };
    const answer = await world.answers(admin, consoleBoards).revise({ ...ofBoard(made._id), body });
    expect(answer.statusCode).toBe(409);
    expect(answer.error().current).toMatchObject({ subject: '먼저', version: 1 });
  });

  test('an administrator without the right to content writes nothing', async () => {
    const viewer = await world.anAdministrator('VIEWER');
    const { code } = await aBoard();
    const made = await create(code);
    await expect(write(viewer, code)).rejects.toMatchObject(rejected);
    await expect(world.api(viewer, boards).remove(of(made._id))).rejects.toMatchObject(rejected);
  });
});

describe('the rights of a board', () => {
  const sees = async (actor: TestActor | undefined, id: string) => {
    const answer = await world.answers(actor, boards).find(ofBoard(id));
    return answer.statusCode === 200;
  };

  test('decide who reads', async () => {
    const company = await world.aCompany();
    const pending = await world.aCompany({ approval: 'PENDING' });
    const readers = [undefined, person, pending, company, admin];
    const seen = async (input: Partial<Code>) => {
      const { _id } = await create((await aBoard(input)).code);
      return Promise.all(readers.map((actor) => sees(actor, _id)));
    };
    expect(await seen({})).toEqual([true, true, true, true, true]);
    expect(await seen({ readers: 'MEMBERS' })).toEqual([false, true, true, true, true]);
    expect(await seen({ readers: 'COMPANIES' })).toEqual([false, false, false, true, true]);
    expect(await seen({ readers: 'CONSOLE' })).toEqual([false, false, false, false, true]);
    expect(await seen({ isActive: false })).toEqual([false, false, false, false, false]);
  });

  test('may name levels, among them the default one of members without their own', async () => {
    const [level] = await world.db
      .insert(userLevels)
      .values({ code: `l-${newId()}`, name: '우수' })
      .returning();
    const levelled = await world.aPerson();
    await world.db
      .update(users)
      .set({ levelId: level?.id ?? null })
      .where(eq(users.id, levelled.user.id));
    const board = await aBoard({ readers: 'LEVELS', writers: 'LEVELS', _levels: [level?.id ?? ''] });
    const made = await write(levelled, board.code);
    expect(await sees(levelled, made._id)).toBe(true);
    expect(await sees(person, made._id)).toBe(false);
    await expect(write(person, board.code)).rejects.toMatchObject({ statusCode: 400 });
    const none = aBoard({ readers: 'LEVELS' });
    await expect(none).rejects.toMatchObject({ fields: { _levels: '등급을 하나 이상 골라 주세요' } });
  });

  test('decide who writes', async () => {
    const { code } = await aBoard({ writers: 'CONSOLE' });
    await expect(write(person, code)).rejects.toMatchObject(rejected);
    const { boardCodes: known } = await world.api(person, boards).listCodes({});
    expect(known.find((one) => one.code === code)).toMatchObject({ name: '무역 이야기', mayWrite: false });
  });

  test('of the pages cannot be changed, and their boards cannot be deleted', async () => {
    await world.app.modules.modules.find(({ name }) => name === 'boards')?.prepare?.();
    const [about] = await world.db.select().from(boardRows).where(eq(boardRows.code, 'about'));
    const params = { _code: about?.id ?? '' };
    const api = world.api(admin, boardCodes);
    await expect(api.remove({ params })).rejects.toMatchObject({ statusCode: 409 });
    await expect(api.revise({ params, body: { readers: 'CONSOLE' } })).rejects.toMatchObject({
      statusCode: 409,
    });
    const { boardCodes: known } = await world.api(undefined, boards).listCodes({});
    expect(known.some(({ code }) => code === 'about')).toBe(false);
  });

  test('a code is used once, and a board with posts is not deleted', async () => {
    const board = await aBoard();
    await expect(aBoard({ code: board.code })).rejects.toMatchObject({
      fields: { code: '이미 쓰고 있는 코드예요' },
    });
    const made = await create(board.code);
    const params = { _code: board._id };
    await expect(world.api(admin, boardCodes).remove({ params })).rejects.toMatchObject({ statusCode: 409 });
    await world.api(admin, consoleBoards).remove(of(made._id));
    await world.api(admin, boardCodes).remove({ params });
    await expect(write(person, board.code)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a member', () => {
  test('posts the same text once, also by two calls at the same time', async () => {
    const { code } = await aBoard();
    const body = { code, ...text() };
    const member = await world.aPerson();
    const twice = () => world.answers(member, boards).create({ body });
    const answers = await Promise.all([twice(), twice()]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const spaced = { ...body, subject: `  ${body.subject.toUpperCase()} ` };
    const again = await world.answers(member, boards).create({ body: spaced });
    expect(again.error().message).toBe('같은 글을 이미 올렸어요');
  });

  test('posts at most so many times an hour, also by calls at the same time', async () => {
    const { code } = await aBoard();
    const member = await world.aPerson();
    const post = () => world.answers(member, boards).create({ body: { code, ...text() } });
    const answers = await Promise.all(Array.from({ length: hourlyLimits.POST + 3 }, post));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(hourlyLimits.POST);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    world.clock.advance(60 * 60);
    const later = await world.act(member.user);
    const answer = await world.answers(later, boards).create({ body: { code, ...text() } });
    expect(answer.statusCode).toBe(200);
    world.clock.reset();
  });
});

describe('files', () => {
  const isPublic = async (id: string) =>
    (
      await world.db
        .select()
        .from(files)
        .where(and(eq(files.id, id), eq(files.isPublic, true)))
    ).length === 1;

  test('the picture is put, replaced, read and removed by the writer', async () => {
    const made = await write(person, (await aBoard()).code);
    const add = (actor: TestActor, content: Buffer) =>
      world.answers(actor, boards).addThumb({ ...ofBoard(made._id), file: { content, name: '사진.png' } });
    const first = (await add(person, await aPng())).json().file;
    expect(await isPublic(first._id)).toBe(true);
    const put = await world
      .answers(person, boards)
      .replaceThumb({ ...ofBoard(made._id), file: { content: await aPng(32, 32), name: 'b.png' } });
    const second = put.json().file;
    expect(await isPublic(first._id)).toBe(false);
    const read = async () => (await world.api(undefined, boards).readThumb(ofBoard(made._id))).file;
    expect((await read())?._id).toBe(second._id);
    const stranger = await world.aPerson();
    expect((await add(stranger, await aPng())).statusCode).toBe(403);
    expect((await add(person, aPdf())).statusCode).toBe(415);
    expect((await world.answers(person, boards).removeThumb(ofBoard(made._id))).statusCode).toBe(200);
    expect(await read()).toBe(null);
    expect(await isPublic(second._id)).toBe(false);
  });

  test('an attached file is public as long as the post has it', async () => {
    const { file } = await world
      .api(admin, filesContract)
      .upload({ file: { content: aPdf(), name: '안내.pdf' } });
    const made = await create((await aBoard()).code, { files: [file._id] });
    expect(await isPublic(file._id)).toBe(true);
    await world.api(admin, consoleBoards).revise({ ...of(made._id), body: { files: [] } });
    expect(await isPublic(file._id)).toBe(false);
  });

  describe('a photo in the text', () => {
    const addPhoto = async (actor: TestActor) => {
      const { url } = (
        await world.answers(actor, editor).addPhoto({ file: { content: await aPng() } })
      ).json();
      return { url, id: url.split('/').at(-1) ?? '' };
    };
    const showing = ({ url }: { url: string }) => `<p>사진 ${newId()}</p><img src="${url}" alt="작업장">`;
    const remove = (actor: TestActor, id: string) => world.api(actor, boards).remove(ofBoard(id));

    test('of somebody else stays when the post that shows it is deleted', async () => {
      const photo = await addPhoto(admin);
      await create((await aBoard()).code, { content: showing(photo) });
      const copy = await write(person, (await aBoard()).code, { content: showing(photo) });
      await remove(person, copy._id);
      expect(await isPublic(photo.id)).toBe(true);
    });

    test('of an earlier version is released with its post, unless another one shows it', async () => {
      const { code } = await aBoard();
      const [first, shared] = [await addPhoto(admin), await addPhoto(admin)];
      const made = await create(code, { content: showing(first) + showing(shared) });
      await create(code, { content: showing(shared) });
      await world
        .api(admin, consoleBoards)
        .revise({ ...of(made._id), body: { content: '<p>사진 없음</p>' } });
      expect([await isPublic(first.id), await isPublic(shared.id)]).toEqual([true, true]);
      await world.api(admin, consoleBoards).remove(of(made._id));
      expect([await isPublic(first.id), await isPublic(shared.id)]).toEqual([false, true]);
    });
  });
});
