import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { banners, consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { eq } from 'drizzle-orm';
import { consoleFiles, files } from '@ieum/contract/foundation/files/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const MINUTE = 60;
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();
const api = () => world.api(admin, consoleBanners);
const shown = async (code: 'main' | 'partners' | 'menu') =>
  (await world.api(undefined, banners).find({ params: { code } })).banner;
const of = (id: string) => ({ params: { _banner: id } });

async function aPicture(owner = admin): Promise<string> {
  const answer = await world
    .answers(owner, consoleFiles)
    .upload({ file: { content: await aPng(), name: '배너.png' } });
  return answer.json().file._id;
}
type Draft = Partial<Call<typeof consoleBanners.create>['body']>;
type Slide = NonNullable<Draft['slides']>[number];
const aSlide = async (input: Partial<Slide> = {}): Promise<Slide> => ({
  image: await aPicture(),
  alt: '수출 상담회 11월 25일부터',
  ...input,
});
const create = async (input: Draft = {}) => {
  const body = { code: 'main' as const, name: `배너 ${newId()}`, isActive: true, ...input };
  return (await api().create({ body })).banner;
};
const reads = async (id: string) =>
  (await world.answers(undefined, files).read({ params: { _file: id } })).statusCode;

describe('banners', () => {
  test('are shown with their name and state', async () => {
    const made = await create({ code: 'menu', name: '한눈에 보기' });
    expect(await shown('menu')).toMatchObject({ _id: made._id, name: '한눈에 보기', isActive: true });
    await api().remove(of(made._id));
  });

  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    const slides = [await aSlide({ url: '/recruitments' }), await aSlide()];
    const made = await create({ slides });
    expect(made).toMatchObject({ code: 'main', state: 'PUBLISHED', version: 0 });
    expect(made.slides.map(({ image }) => image._id)).toEqual(slides.map(({ image }) => image));
    const { banner } = await api().revise({ ...of(made._id), body: { slides: slides.toReversed() } });
    expect(banner.slides.map(({ image }) => image._id)).toEqual(
      slides.map(({ image }) => image).toReversed(),
    );
    const { banners: rows } = await api().list({ query: { searchValue: made.name } });
    expect(rows).toMatchObject([{ _id: made._id, slideCount: 2 }]);
    await api().remove(of(made._id));
    await expect(api().find(of(made._id))).rejects.toMatchObject({ statusCode: 404 });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'banners.create',
      'banners.remove',
      'banners.revise',
    ]);
  });

  test('the published one of a place that began last is shown, to the second', async () => {
    const before = await create({ code: 'partners', startsAt: after(-MINUTE) });
    await create({ code: 'partners', isActive: false });
    const next = await create({ code: 'partners', startsAt: after(MINUTE), endsAt: after(2 * MINUTE) });
    expect((await shown('partners'))?._id).toBe(before._id);
    world.clock.advance(MINUTE + 1);
    expect((await shown('partners'))?._id).toBe(next._id);
    world.clock.advance(MINUTE);
    expect((await shown('partners'))?._id).toBe(before._id);
    world.clock.reset();
  });

  test('a place without a banner answers with null, an unknown place is rejected', async () => {
    await create({ code: 'menu', isActive: false });
    expect(await shown('menu')).toBeNull();
    const answer = await world.answers(undefined, banners).find({ params: invalid({ code: 'side' }) });
    expect(answer.statusCode).toBe(400);
  });

  test('a link to another site opens in a new window, one of this site becomes a path', async () => {
    const own = 'http://localhost:3000/guide#person';
    const slides = await Promise.all([
      aSlide({ url: 'https://kita.example/fair', isOuterLink: false, target: '_self' }),
      aSlide({ url: own }),
      aSlide({ url: '', target: '_blank' }),
    ]);
    const made = await create({ slides });
    expect(made.slides.map(({ url, isOuterLink, target }) => [url, isOuterLink, target])).toEqual([
      ['https://kita.example/fair', true, '_blank'],
      ['/guide#person', false, '_self'],
      [null, false, null],
    ]);
  });

  test('a slide without a description or with a link that runs code is rejected at its field', async () => {
    const nameless = create({ slides: [await aSlide(), await aSlide({ alt: ' ' })] });
    await expect(nameless).rejects.toMatchObject({
      statusCode: 400,
      fields: { 'slides.1.alt': '이미지를 볼 수 없는 사람에게 들려줄 설명을 적어 주세요' },
    });
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'guide']) {
      const fields = {
        'slides.0.url': 'http나 https 주소, 또는 /로 시작하는 이 사이트의 주소를 적어 주세요',
      };
      await expect(create({ slides: [await aSlide({ url })] })).rejects.toMatchObject({ fields });
    }
  });

  test('only own uploaded pictures can be shown', async () => {
    const foreign = await aPicture(await world.anAdministrator());
    const { file } = await world.api(admin, files).upload({ file: { content: aPdf() } });
    for (const image of [foreign, file._id, newId()]) {
      const answer = create({ slides: [await aSlide(), await aSlide({ image })] });
      await expect(answer).rejects.toMatchObject({
        statusCode: 400,
        fields: { 'slides.1.image': '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.' },
      });
    }
    const text = await world
      .answers(admin, consoleFiles)
      .upload({ file: { content: aPdf(), name: 'a.png' } });
    expect(text.statusCode).toBe(415);
  });

  test('a picture can be read by everybody once it is saved, and by nobody when its banner is deleted', async () => {
    const image = await aPicture();
    expect(await reads(image)).toBe(404);
    const made = await create({ slides: [await aSlide({ image })] });
    expect(await reads(image)).toBe(200);
    await api().revise({ ...of(made._id), body: { slides: [] } });
    await api().revise({ ...of(made._id), body: { slides: [await aSlide({ image })] } });
    await api().remove(of(made._id));
    expect(await reads(image)).toBe(404);
  });

  test('a change over a newer version is rejected with the current row', async () => {
    const made = await create({ slides: [await aSlide()] });
    await api().revise({ ...of(made._id), body: { name: '먼저 바꾼 이름', version: made.version } });
    const answer = await world
      .answers(admin, consoleBanners)
      .revise({ params: { _banner: made._id }, body: { slides: [], version: made.version } });
    expect(answer.statusCode).toBe(409);
    expect(answer.error().current).toMatchObject({ name: '먼저 바꾼 이름', version: 1 });
    expect(answer.error().current['slides']).toHaveLength(1);
  });

  test('two administrators who write all slides at once leave those of one of them', async () => {
    const made = await create({ slides: [await aSlide({ alt: '처음' })] });
    const write = async (alt: string) =>
      api().revise({ ...of(made._id), body: { slides: [await aSlide({ alt }), await aSlide({ alt })] } });
    await Promise.all(['하나', '둘', '셋'].map(write));
    const { banner } = await api().find(of(made._id));
    expect(banner.version).toBe(3);
    expect(banner.slides).toHaveLength(2);
    expect(new Set(banner.slides.map(({ alt }) => alt)).size).toBe(1);
  });

  test('every saved wording is a version with its slides', async () => {
    const slide = await aSlide();
    const made = await create({ name: '첫 이름', slides: [slide] });
    await api().revise({ ...of(made._id), body: { name: '둘째 이름', slides: [] } });
    const row = { kind: 'banner', _row: made._id } as const;
    const find = (version: string) =>
      world.api(admin, publishing).findVersion({ params: { ...row, version } });
    const [first, second] = [await find('0'), await find('1')];
    expect(first.version.content).toMatchObject({ name: '첫 이름', slides: [{ image: slide.image }] });
    expect(second.version.content).toMatchObject({ name: '둘째 이름', slides: [] });
  });
});
