import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { consoleNotices, notices } from '@ieum/contract/content/notices/endpoints.ts';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { eq } from 'drizzle-orm';
import { files as filesContract } from '@ieum/contract/foundation/files/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { contentVersions } from '#foundation/publishing/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aWord } from '../../../test/recruitment.ts';
import { aPdf } from '../../../test/pictures.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { noticeNgrams } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const MINUTE = 60;
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();
const visitor = () => world.api(undefined, notices);
const api = () => world.api(admin, consoleNotices);
type Draft = Partial<Call<typeof consoleNotices.create>['body']>;
const create = async (input: Draft = {}) => {
  const body = { subject: `공지 ${newId()}`, content: '<p>내용</p>', isActive: true, ...input };
  return (await api().create({ body })).notification;
};
const of = (id: string) => ({ params: { _notification: id } });
const shown = async () => (await visitor().list({ query: { limit: 100 } })).notifications;
const isListed = async (id: string) => (await shown()).some(({ _id }) => _id === id);
const missing = { statusCode: 404 };

describe('notices', () => {
  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    const made = await create({ content: '<p onclick="x()">안내<script>x()</script></p>' });
    expect(made).toMatchObject({ content: '<p>안내</p>', state: 'PUBLISHED', hits: 0, version: 0 });
    const { notification } = await api().revise({ ...of(made._id), body: { subject: '바뀐 제목' } });
    expect(notification).toMatchObject({ subject: '바뀐 제목', content: '<p>안내</p>', version: 1 });
    await api().remove(of(made._id));
    await expect(api().find(of(made._id))).rejects.toMatchObject(missing);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'notices.create',
      'notices.remove',
      'notices.revise',
    ]);
  });

  test('visitors read published ones only, pinned ones first and the newest before older ones', async () => {
    const draft = await create({ isActive: false });
    const first = await create();
    world.clock.advance(1);
    const second = await create();
    const pinned = await create({ isPinned: true });
    const ids = (await shown()).map(({ _id }) => _id);
    expect(ids).not.toContain(draft._id);
    const order = [pinned, second, first].map(({ _id }) => ids.indexOf(_id));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    await expect(visitor().find(of(draft._id))).rejects.toMatchObject(missing);
    const { notification } = await visitor().find(of(second._id));
    expect(notification.older).toMatchObject({ _id: first._id });
  });

  test('are found by any part of subject and content, a changed or deleted wording at once no longer', async () => {
    const [word, other] = [aWord(5), aWord(4)];
    const { _id } = await create({ subject: `${word} 안내`, content: `<p>첫 줄</p><p>가${other}나</p>` });
    const found = async (searchValue: string) =>
      (await visitor().list({ query: { searchValue } })).notifications.map((row) => row._id);
    for (const searchValue of [word, word.slice(1, 2), word.slice(2), `${other} ${word}`])
      expect(await found(searchValue)).toContain(_id);
    expect(await found(`${other}${word}`)).toEqual([]);
    const { notifications, count } = await api().list({ query: { searchValue: other } });
    expect({ ids: notifications.map((row) => row._id), count }).toEqual({ ids: [_id], count: 1 });
    await api().revise({ ...of(_id), body: { subject: '다른 말' } });
    expect(await found(word)).toEqual([]);
    await api().remove(of(_id));
    expect(await found(other)).toEqual([]);
  });

  test('of an installation whose texts are missing are found again after the next start', async () => {
    const word = aWord(5);
    const { _id } = await create({ subject: word });
    await world.db.delete(noticeNgrams).where(eq(noticeNgrams.rowId, _id));
    const found = async () => (await visitor().list({ query: { searchValue: word } })).count;
    expect(await found()).toBe(0);
    await world.app.modules.modules.find(({ name }) => name === 'notices')?.prepare?.();
    expect(await found()).toBe(1);
  });

  test('a planned one is shown from its start to its end, to the second', async () => {
    const planned = await create({ startsAt: after(2 * MINUTE), endsAt: after(4 * MINUTE) });
    expect(planned.state).toBe('PLANNED');
    expect(await isListed(planned._id)).toBe(false);
    world.clock.advance(2 * MINUTE - 1);
    expect(await isListed(planned._id)).toBe(false);
    world.clock.advance(2);
    expect(await isListed(planned._id)).toBe(true);
    expect((await visitor().find(of(planned._id))).notification.createdAt).toBe(planned.startsAt);
    world.clock.advance(2 * MINUTE);
    expect(await isListed(planned._id)).toBe(false);
    expect((await api().find(of(planned._id))).notification.state).toBe('ENDED');
    world.clock.reset();
  });

  test('a period that ends before it begins is rejected at its end, also against a stored start', async () => {
    const late = { startsAt: after(4 * MINUTE), endsAt: after(2 * MINUTE) };
    const fields = { endsAt: '끝나는 때는 시작보다 뒤여야 해요' };
    await expect(create(late)).rejects.toMatchObject({ statusCode: 400, fields });
    const made = await create({ startsAt: after(4 * MINUTE) });
    const change = api().revise({ ...of(made._id), body: { endsAt: after(2 * MINUTE) } });
    await expect(change).rejects.toMatchObject({ statusCode: 400, fields });
  });

  test('a change over a newer version is rejected with the current row', async () => {
    const made = await create();
    await api().revise({ ...of(made._id), body: { subject: '먼저 바꾼 제목', version: made.version } });
    const answer = await world.answers(admin, consoleNotices).revise({
      params: { _notification: made._id },
      body: { subject: '나중에 바꾼 제목', version: made.version },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.error().current).toMatchObject({ subject: '먼저 바꾼 제목', version: 1 });
  });

  test('an attached file can be read by everybody, and a removed one no longer', async () => {
    const { file } = await world
      .api(admin, filesContract)
      .upload({ file: { content: aPdf(), name: '안내.pdf' } });
    const made = await create({ files: [file._id] });
    const read = async () =>
      (await world.answers(undefined, filesContract).read({ params: { _file: file._id } })).statusCode;
    expect(made.files).toMatchObject([{ _id: file._id, name: '안내.pdf' }]);
    expect(await read()).toBe(200);
    await api().revise({ ...of(made._id), body: { files: [] } });
    expect(await read()).toBe(404);
    const [row] = await world.db.select().from(files).where(eq(files.id, file._id));
    expect(row).toMatchObject({ isPublic: false, attachedAt: null });
  });

  test("another administrator's upload cannot be attached", async () => {
    const other = await world.anAdministrator();
    const { file } = await world.api(other, filesContract).upload({ file: { content: aPdf() } });
    await expect(create({ files: [file._id] })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('a view counts once a day and session that the server issued', async () => {
    const made = await create();
    const session = (await world.api(undefined, auth).session())._session;
    for (const header of [session, session, 'invented'])
      await world
        .api(undefined, notices)
        .find({ params: { _notification: made._id }, headers: { session: header } });
    await world.app.modules.flush();
    expect((await visitor().find(of(made._id))).notification.hits).toBe(1);
  });

  test('every saved wording is a version with its writer', async () => {
    const made = await create({ subject: '첫 제목' });
    await api().revise({ ...of(made._id), body: { subject: '둘째 제목' } });
    const row = { kind: 'notice', _row: made._id } as const;
    const { versions } = await world.api(admin, publishing).listVersions({ params: row });
    expect(versions.map(({ version }) => version)).toEqual([1, 0]);
    const { version } = await world.api(admin, publishing).findVersion({ params: { ...row, version: 0 } });
    expect(version).toMatchObject({ writer: { name: admin.user.name }, content: { subject: '첫 제목' } });
  });

  test('a version whose writer has no account any more keeps the name that was stored', async () => {
    const { _id } = await create({ subject: '옛 공지' });
    const isThis = eq(contentVersions.rowId, _id);
    await world.db.update(contentVersions).set({ writerName: 'former-admin' }).where(isThis);
    const row = { kind: 'notice', _row: _id } as const;
    const { versions } = await world.api(admin, publishing).listVersions({ params: row });
    expect(versions).toMatchObject([{ writer: { name: 'former-admin' } }]);
  });
});
