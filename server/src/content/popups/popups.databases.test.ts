import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { consolePopups, popups } from '@ieum/contract/content/popups/endpoints.ts';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { eq } from 'drizzle-orm';
import { consoleFiles, files } from '@ieum/contract/foundation/files/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPng } from '../../../test/pictures.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { popups as table } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const MINUTE = 60;
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();
const api = () => world.api(admin, consolePopups);
const of = (id: string) => ({ params: { _popup: id } });
type Query = NonNullable<Call<typeof popups.list>['query']>;
const shown = async (query: Query = {}) =>
  (await world.api(undefined, popups).list({ query })).popups.map(({ _id }) => _id);

async function aPicture(owner = admin): Promise<string> {
  const answer = await world.answers(owner, consoleFiles).upload({ file: { content: await aPng() } });
  return answer.json().file._id;
}
type Draft = Partial<Call<typeof consolePopups.create>['body']>;
const create = async (input: Draft = {}) => {
  const body = { subject: `팝업 ${newId()}`, content: '<p>안내</p>', isActive: true, ...input };
  return (await api().create({ body })).popup;
};

describe('popups', () => {
  test('are shown with their period and place in the order', async () => {
    const period = { startsAt: after(-MINUTE), endsAt: after(MINUTE) };
    const made = await create(period);
    const { popups: list } = await world.api(undefined, popups).list({ query: {} });
    expect(list.find(({ _id }) => _id === made._id)).toMatchObject({
      ...period,
      isActive: true,
      index: made.index,
    });
    await api().remove(of(made._id));
  });

  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    const image = await aPicture();
    const made = await create({
      image,
      alt: '상담회 안내',
      content: '<p onclick="x()">안내<script>x()</script></p>',
    });
    expect(made).toMatchObject({ content: '<p>안내</p>', alt: '상담회 안내', device: 'ALL', pages: 'HOME' });
    expect((await world.answers(undefined, files).read({ params: { _file: image } })).statusCode).toBe(200);
    const { popup } = await api().revise({ ...of(made._id), body: { image: null, subject: '바뀐 제목' } });
    expect(popup).toMatchObject({ image: null, subject: '바뀐 제목', version: 1 });
    await api().remove(of(made._id));
    await expect(api().find(of(made._id))).rejects.toMatchObject({ statusCode: 404 });
    expect((await world.answers(undefined, files).read({ params: { _file: image } })).statusCode).toBe(404);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'popups.create',
      'popups.remove',
      'popups.revise',
    ]);
  });

  test('visitors get those of their device and page within their period', async () => {
    const everywhere = await create({ pages: 'ALL' });
    const phone = await create({ device: 'MOBILE' });
    const draft = await create({ isActive: false });
    const planned = await create({ startsAt: after(MINUTE), endsAt: after(2 * MINUTE) });
    const all = await shown();
    expect(all).toEqual(expect.arrayContaining([everywhere._id, phone._id]));
    expect(all).not.toContain(draft._id);
    expect(all).not.toContain(planned._id);
    expect(await shown({ device: 'DESKTOP' })).not.toContain(phone._id);
    expect(await shown({ device: 'MOBILE', pages: 'HOME' })).toEqual(
      expect.arrayContaining([everywhere._id, phone._id]),
    );
    const elsewhere = await shown({ pages: 'ALL' });
    expect(elsewhere).toContain(everywhere._id);
    expect(elsewhere).not.toContain(phone._id);
    world.clock.advance(MINUTE + 1);
    expect(await shown()).toContain(planned._id);
    world.clock.advance(MINUTE);
    expect(await shown()).not.toContain(planned._id);
    world.clock.reset();
  });

  test('are shown in the order of their indexes, ten at most', async () => {
    await world.db.delete(table);
    const made = [];
    for (let count = 0; count < 11; count += 1) made.push(await create());
    const ids = made.map(({ _id }) => _id);
    await api().reorder({ body: { _popups: ids } });
    expect(await shown()).toEqual(ids.slice(0, 10));
    await api().revise({ ...of(ids[10] ?? ''), body: { index: 0 } });
    expect((await shown())[0]).toBe(ids[10]);
    const rows = (await api().list({ query: { limit: 100 } })).popups;
    expect(rows.slice(0, 3).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('an empty one, a picture without a description and a dangerous link are rejected', async () => {
    const image = await aPicture();
    const rejected = async (input: Draft, field: string, text: string) =>
      expect(create(input)).rejects.toMatchObject({ statusCode: 400, fields: { [field]: text } });
    await rejected({ content: '<p> </p>' }, 'image', '이미지나 내용 가운데 하나는 있어야 해요');
    await rejected({ image }, 'alt', '이미지를 볼 수 없는 사람에게 들려줄 설명을 적어 주세요');
    const foreign = await aPicture(await world.anAdministrator());
    await rejected(
      { image: foreign, alt: '설명' },
      'image',
      '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
    );
    const reason = 'http나 https 주소, 또는 /로 시작하는 이 사이트의 주소를 적어 주세요';
    await rejected({ url: 'javascript:alert(1)' }, 'url', reason);
    const made = await create({ image, alt: '설명' });
    await expect(api().revise({ ...of(made._id), body: { alt: '' } })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test('a change over a newer version is rejected with the current row', async () => {
    const made = await create();
    await api().revise({ ...of(made._id), body: { subject: '먼저 바꾼 제목', version: made.version } });
    const answer = await world
      .answers(admin, consolePopups)
      .revise({ params: { _popup: made._id }, body: { subject: '나중에 바꾼 제목', version: made.version } });
    expect(answer.statusCode).toBe(409);
    expect(answer.error().current).toMatchObject({ subject: '먼저 바꾼 제목', version: 1 });
  });

  test('every saved wording is a version', async () => {
    const made = await create({ subject: '첫 제목' });
    await api().revise({ ...of(made._id), body: { subject: '둘째 제목' } });
    const row = { kind: 'popup', _row: made._id } as const;
    const { versions } = await world.api(admin, publishing).listVersions({ params: row });
    expect(versions.map(({ version }) => version)).toEqual([1, 0]);
  });
});
