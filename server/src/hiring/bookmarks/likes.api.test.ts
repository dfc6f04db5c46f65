import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let company: TestActor;
let id: string;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany({ name: '한빛정밀' });
  id = await aRecruitment(world, company);
});

const api = (actor: TestActor | undefined) => world.api(actor, likes);
type Draft = Call<typeof likes.add>['body'];
const bookmark = async (actor: TestActor | undefined, body: Draft) => (await api(actor).add({ body })).like;
const cardsOf = async (actor: TestActor | undefined, searchValue: string) =>
  (await world.api(actor, recruitments).list({ query: { searchValue } })).recruitments;

describe('likes', () => {
  test('liking twice, also in parallel, creates one like; removing it twice is not an error', async () => {
    const person = await world.aPerson();
    const made = await Promise.all(
      [1, 2, 3].map(() => bookmark(person, { type: 'RECRUITMENT', _recruitment: id })),
    );
    const first = one(made.slice(0, 1));
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(first).toMatchObject({
      type: 'RECRUITMENT',
      _recruitment: id,
      recruitment: { _id: id, isLiked: true },
    });
    expect(await api(person).list()).toMatchObject({ count: 1, likes: [{ _id: first._id }] });
    for (let i = 0; i < 2; i++) await api(person).remove({ params: { _like: first._id } });
    expect(await api(person).list()).toMatchObject({ count: 0, likes: [] });
  });

  test('are shown on card and recruitment to their owner only', async () => {
    const person = await world.aPerson();
    const subject = aWord();
    const bookmarked = await aRecruitment(world, company, { subject });
    const { _id } = await bookmark(person, { _recruitment: bookmarked });
    expect(await cardsOf(person, subject)).toMatchObject([{ isLiked: true, _like: _id }]);
    expect(await cardsOf(await world.aPerson(), subject)).toMatchObject([{ isLiked: false, _like: null }]);
    const { recruitment } = await world
      .api(person, recruitments)
      .read({ params: { _recruitment: bookmarked } });
    expect(recruitment).toMatchObject({ isLiked: true, _like: _id });
    const { likes: both } = await api(person).list({ query: { _recruitment: `${bookmarked},${id}` } });
    expect(both).toMatchObject([{ _recruitment: bookmarked }]);
    expect((await api(person).list({ query: { _recruitment: id } })).likes).toEqual([]);
  });

  test('a company is liked as USER_COMPNY', async () => {
    const person = await world.aPerson();
    const companyId = company.company?.id ?? '';
    const made = await bookmark(person, { type: 'USER_COMPNY', _company: companyId });
    expect(made).toMatchObject({ type: 'USER_COMPNY', _company: companyId, company: { name: '한빛정밀' } });
    const page = await world.api(person, companies).read({ params: { _company: companyId } });
    expect(page.company).toMatchObject({ isLiked: true, _like: made._id });
    const moved = await api(person).revise({ params: { _like: made._id }, body: { _recruitment: id } });
    expect(moved.like).toMatchObject({
      _id: made._id,
      type: 'RECRUITMENT',
      _recruitment: id,
      _company: null,
    });
  });

  test('are listed newest first and continue by the cursor, up to the last page', async () => {
    const person = await world.aPerson();
    const ids = [];
    for (let i = 0; i < 3; i++) {
      const target = await aRecruitment(world, company);
      ids.unshift((await bookmark(person, { _recruitment: target }))._id);
    }
    const page = (query: { after?: string; before?: 'end' }) =>
      api(person).list({ query: { limit: 2, ...query } });
    const idsOf = (listed: Awaited<ReturnType<typeof page>>) => listed.likes.map(({ _id }) => _id);
    const first = await page({});
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(idsOf(await page({ after: first.next ?? '' }))).toEqual(ids.slice(2));
    expect(idsOf(await page({ before: 'end' }))).toEqual(ids.slice(1));
  });

  test("somebody else's are not found and stay unchanged", async () => {
    const [owner, stranger] = [await world.aPerson(), await world.aPerson()];
    const params = { _like: (await bookmark(owner, { _recruitment: id }))._id };
    const missing = { statusCode: 404 };
    await expect(api(stranger).read({ params })).rejects.toMatchObject(missing);
    await expect(api(stranger).revise({ params, body: { _recruitment: id } })).rejects.toMatchObject(missing);
    await api(stranger).remove({ params });
    expect(await api(owner).list()).toMatchObject({ count: 1 });
  });

  test('a visitor, an unknown type, a hidden and an unknown recruitment are rejected', async () => {
    const person = await world.aPerson();
    const { recruitment: hidden } = await world.api(company, companyRecruitments).create({ body: {} });
    const rejectionOf = (actor: TestActor | undefined, body: object) =>
      bookmark(actor, body as Draft).catch((error: unknown) => error);
    expect(await rejectionOf(undefined, { _recruitment: id })).toMatchObject({ statusCode: 401 });
    const unknown = { type: 'FRIEND', _recruitment: id };
    expect(await rejectionOf(person, unknown)).toMatchObject({ statusCode: 400 });
    expect(await rejectionOf(person, {})).toHaveProperty('fields._recruitment');
    for (const target of [hidden._id, newId(), 'x'])
      expect(await rejectionOf(person, { _recruitment: target })).toMatchObject({ statusCode: 404 });
  });
});
