import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { boardCodes, boards, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { consoleHashTags, hashTags } from '@ieum/contract/foundation/hash-tags/endpoints.ts';
import { HASH_TAGS_MAX } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { auditLogs } from '../audit/tables.ts';
import { taggings } from './tables.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  [admin, company] = [await world.anAdministrator(), await world.aCompany()];
});

const tags = () => world.api(admin, consoleHashTags);
type Draft = Partial<Call<typeof consoleHashTags.create>['body']>;
const aTag = async (input: Draft = {}) =>
  (await tags().create({ body: { name: aWord(8), ...input } })).hashTag;
const of = (id: string) => ({ params: { _hashTag: id } });
const find = async (id: string) => (await tags().find(of(id))).hashTag;
const suggest = async (searchValue: string) =>
  (await world.api(undefined, hashTags).suggest({ query: { searchValue } })).hashTags.map(({ name }) => name);
const rowsOf = async (name: string, query = {}) =>
  (await world.api(undefined, hashTags).listRows({ query: { name, ...query } })).kinds;
const tagged = (...ids: string[]) => aRecruitment(world, company, { _hashTags: ids });
const read = async (id: string) =>
  (await world.api(undefined, recruitments).read({ params: { _recruitment: id } })).recruitment;
const revise = (id: string, ids: string[]) =>
  world.api(company, companyRecruitments).revise({ params: { _recruitment: id }, body: { _hashTags: ids } });
const missing = { statusCode: 404 };

async function aPost(ids: string[], readers: 'ANYONE' | 'MEMBERS' = 'ANYONE') {
  const code = `t-${newId()}`.slice(0, 40);
  const board = { code, name: { ko: '무역 소식', en: '', cn: '' }, readers, writers: 'MEMBERS' as const };
  const closed = { _levels: [], allowsComments: false, isActive: true };
  await world.api(admin, boardCodes).create({ body: { ...board, ...closed } });
  const body = { code, subject: '글', content: '<p>내용</p>', isActive: true, _hashTags: ids };
  return (await world.api(admin, consoleBoards).create({ body })).board;
}

describe('hashtags in the console', () => {
  test('are created, renamed and deleted, and each change is audited', async () => {
    const name = aWord(8);
    const tag = await aTag({ name: `# ${name}` });
    expect(tag).toMatchObject({ name, index: 0, isActive: true, uses: 0, version: 0 });
    const id = await tagged(tag._id);
    const renamed = aWord(8);
    const { hashTag } = await tags().revise({ ...of(tag._id), body: { name: renamed, version: 0 } });
    expect(hashTag).toMatchObject({ name: renamed, uses: 1, version: 1 });
    expect((await read(id)).hashTags).toEqual([{ _id: tag._id, name: renamed }]);
    await tags().remove(of(tag._id));
    await expect(find(tag._id)).rejects.toMatchObject(missing);
    expect(await read(id)).toMatchObject({ _hashTags: [], hashTags: [] });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, tag._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'hash-tags.create',
      'hash-tags.remove',
      'hash-tags.revise',
    ]);
  });

  test('have names that differ in more than case and spaces, also when two are created at once', async () => {
    const name = `ab ${aWord(6)}`;
    const twice = await Promise.allSettled([aTag({ name }), aTag({ name: name.toUpperCase() })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(aTag({ name: name.replace(' ', '') })).rejects.toMatchObject({
      statusCode: 400,
      fields: { name: '이미 있는 해시태그예요' },
    });
    await expect(aTag({ name: '#' })).rejects.toHaveProperty('fields.name');
    const other = await aTag();
    await expect(tags().revise({ ...of(other._id), body: { name } })).rejects.toHaveProperty('fields.name');
  });

  test('changed elsewhere are not overwritten', async () => {
    const tag = await aTag();
    await tags().revise({ ...of(tag._id), body: { index: 7, version: 0 } });
    await expect(tags().revise({ ...of(tag._id), body: { index: 8, version: 0 } })).rejects.toMatchObject({
      statusCode: 409,
    });
    expect(await find(tag._id)).toMatchObject({ index: 7, version: 1 });
  });

  test('are listed in their order, by name and by any part of it', async () => {
    const word = aWord(6);
    await aTag({ name: `둘${word}`, index: 9001 });
    await aTag({ name: `하나${word}`, index: 9000, isActive: false });
    const names = async (query: Call<typeof consoleHashTags.list>['query'], sort?: string) =>
      (
        await tags().list({ query: { searchValue: word, ...query }, headers: sort ? { sort } : {} })
      ).hashTags.map(({ name }) => name.replace(word, ''));
    expect(await names({})).toEqual(['하나', '둘']);
    expect(await names({}, '{"name":1}')).toEqual(['둘', '하나']);
    expect(await names({}, '{"createdAt":1}')).toEqual(['둘', '하나']);
    expect(await names({ active: 'true' })).toEqual(['둘']);
    expect(await names({ limit: 1, before: 'end' })).toEqual(['둘']);
  });
});

describe('merging two tags', () => {
  test('gives every row the other one once, as the preview said', async () => {
    const [from, into] = [await aTag(), await aTag()];
    const one = await tagged(from._id);
    const both = await tagged(from._id, into._id);
    const post = await aPost([from._id]);
    const preview = await tags().previewMerge({ params: { _hashTag: from._id, _into: into._id } });
    expect(preview).toEqual({ moved: 2, already: 1 });
    const merged = await tags().merge({ ...of(from._id), body: { _into: into._id } });
    expect(merged).toMatchObject({ moved: 2, hashTag: { _id: into._id, uses: 3 } });
    for (const id of [one, both]) expect((await read(id))._hashTags).toEqual([into._id]);
    const { board } = await world.api(undefined, boards).find({ params: { _board: post._id } });
    expect(board._hashTags).toEqual([into._id]);
    await expect(find(from._id)).rejects.toMatchObject(missing);
    const again = tags().merge({ ...of(from._id), body: { _into: into._id } });
    await expect(again).rejects.toMatchObject(missing);
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.action, 'hash-tags.merge'));
    expect(log?.details).toMatchObject({ nameBefore: from.name, count: 2 });
  });

  test('rejects the tag itself and one that does not exist', async () => {
    const tag = await aTag();
    for (const into of [tag._id, newId()])
      await expect(tags().merge({ ...of(tag._id), body: { _into: into } })).rejects.toHaveProperty(
        'fields._into',
      );
    await expect(
      tags().previewMerge({ params: { _hashTag: tag._id, _into: newId() } }),
    ).rejects.toMatchObject(missing);
  });

  test('leaves one of two tags that are merged into each other at once', async () => {
    const [a, b] = [await aTag(), await aTag()];
    const id = await tagged(a._id, b._id);
    const merge = (from: string, into: string) => tags().merge({ ...of(from), body: { _into: into } });
    const results = await Promise.allSettled([merge(a._id, b._id), merge(b._id, a._id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id))._hashTags).toHaveLength(1);
  });

  test('loses no row that gets the tag meanwhile', async () => {
    const [from, into] = [await aTag(), await aTag()];
    const id = await tagged();
    const [saved] = await Promise.all([
      revise(id, [from._id]),
      tags().merge({ ...of(from._id), body: { _into: into._id } }),
    ]);
    const expected = saved.recruitment._hashTags.length > 0 ? [into._id] : [];
    expect((await read(id))._hashTags).toEqual(expected);
  });
});

describe('the tags of a row', () => {
  test('keep their order; repeated, unknown and newly chosen inactive ones are left out', async () => {
    const [a, b, hidden] = [await aTag(), await aTag(), await aTag({ isActive: false })];
    const id = await tagged(b._id, a._id, b._id, hidden._id, newId());
    expect((await read(id))._hashTags).toEqual([b._id, a._id]);
    await revise(id, [a._id, b._id]);
    expect((await read(id))._hashTags).toEqual([a._id, b._id]);
    await tags().revise({ ...of(b._id), body: { isActive: false } });
    expect((await read(id))._hashTags).toEqual([a._id]);
    const { recruitment } = await revise(id, [b._id]);
    expect(recruitment.hashTags).toEqual([{ _id: b._id, name: b.name }]);
    await revise(id, []);
    expect(await find(b._id)).toMatchObject({ uses: 0 });
  });

  test('are at most ten', async () => {
    const ids = Array.from({ length: HASH_TAGS_MAX + 1 }, () => newId());
    const id = await tagged();
    await expect(revise(id, ids)).rejects.toMatchObject({
      statusCode: 400,
      fields: { _hashTags: '해시태그는 10개까지 붙일 수 있어요' },
    });
  });

  test('are copied with a recruitment and go with it', async () => {
    const tag = await aTag();
    const id = await tagged(tag._id);
    const own = world.api(company, companyRecruitments);
    const copy = await own.duplicate({ params: { _recruitment: id }, body: { key: newId() } });
    expect(copy.recruitment._hashTags).toEqual([tag._id]);
    await own.remove({ params: { _recruitment: copy.recruitment._id } });
    await own.remove({ params: { _recruitment: id } });
    expect(await world.db.select().from(taggings).where(eq(taggings.tagId, tag._id))).toEqual([]);
  });

  test('of a post are changed by administrators and go with it', async () => {
    const [a, b] = [await aTag(), await aTag()];
    const post = await aPost([a._id]);
    const api = world.api(admin, consoleBoards);
    const params = { _board: post._id };
    expect((await api.revise({ params, body: { subject: '제목' } })).board._hashTags).toEqual([a._id]);
    expect((await api.revise({ params, body: { _hashTags: [b._id] } })).board.hashTags).toEqual([
      { _id: b._id, name: b.name },
    ]);
    await api.remove({ params });
    expect(await find(b._id)).toMatchObject({ uses: 0 });
  });
});

describe('GET /api/v1/hash-tags', () => {
  test('suggests while a syllable is composed, the beginning before any other part', async () => {
    const mark = aWord(5);
    await aTag({ name: `${mark}개발자`, index: 50 });
    await aTag({ name: `앱${mark}개발`, index: 1 });
    await aTag({ name: `${mark}개발 숨김`, isActive: false });
    expect(await suggest(`#${mark}갭`)).toEqual([`${mark}개발자`]);
    expect(await suggest(`${mark}개발`)).toEqual([`${mark}개발자`, `앱${mark}개발`]);
    expect(await suggest(`${mark}%`)).toEqual([]);
    expect((await suggest('')).length).toBeLessThanOrEqual(10);
  });

  test('names the tags of ids, also inactive ones', async () => {
    const tag = await aTag({ isActive: false });
    const query = { _hashTags: `${tag._id},${newId()}` };
    const found = await world.api(undefined, hashTags).suggest({ query });
    expect(found.hashTags).toEqual([{ _id: tag._id, name: tag.name }]);
  });
});

describe('GET /api/v1/hash-tags/rows', () => {
  test('lists only public rows of each kind, the newest first, with their counts', async () => {
    const tag = await aTag();
    const older = await tagged(tag._id);
    world.clock.advance(1);
    const newer = await tagged(tag._id);
    const { recruitment: draft } = await world
      .api(company, companyRecruitments)
      .begin({ body: { _hashTags: [tag._id] } });
    const post = await aPost([tag._id]);
    await aPost([tag._id], 'MEMBERS');
    expect((await find(tag._id)).uses).toBe(5);
    const [recruits, , posts] = await rowsOf(tag.name);
    expect(recruits).toMatchObject({
      kind: 'recruitment',
      count: 2,
      rows: [{ _id: newer }, { _id: older, about: company.company?.name }],
    });
    expect(JSON.stringify(recruits)).not.toContain(draft._id);
    expect(posts).toMatchObject({ kind: 'board', count: 1, rows: [{ _id: post._id, about: '무역 소식' }] });
    const [second, , counted] = await rowsOf(tag.name, { kind: 'recruitment', limit: 1, skip: 1 });
    expect(second).toMatchObject({ count: 2, rows: [{ _id: older }] });
    expect(counted).toMatchObject({ count: 1, rows: [] });
  });

  test('finds a tag by the names that it had before, until another has the name', async () => {
    const [first, second, third] = [aWord(8), aWord(8), aWord(8)];
    const [from, into] = [await aTag({ name: first }), await aTag({ name: third })];
    const tagOf = async (name: string) =>
      (await world.api(undefined, hashTags).listRows({ query: { name } })).hashTag;
    await tags().revise({ ...of(from._id), body: { name: second } });
    expect(await tagOf(first)).toEqual({ _id: from._id, name: second });
    await tags().merge({ ...of(from._id), body: { _into: into._id } });
    const merged = { _id: into._id, name: third };
    expect(await Promise.all([first, second, third].map(tagOf))).toEqual([merged, merged, merged]);
    const other = await aTag({ name: first });
    expect(await tagOf(first)).toEqual({ _id: other._id, name: first });
    await tags().revise({ ...of(other._id), body: { isActive: false } });
    expect(await tagOf(first)).toBeNull();
    await tags().remove(of(into._id));
    expect(await tagOf(second)).toBeNull();
  });

  test('lists nothing for a tag that is unknown or inactive', async () => {
    const tag = await aTag({ isActive: false });
    for (const name of [tag.name, aWord(9)]) expect(await rowsOf(name)).toEqual([]);
  });
});
