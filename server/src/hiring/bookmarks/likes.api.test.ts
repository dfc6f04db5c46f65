import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kit/db/ids.ts';
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

const LIKES = '/api/v1/me/likes';
const like = (actor: TestActor | undefined, body: unknown) => world.call(actor, 'POST', LIKES, { body });
const list = async (actor: TestActor, query = '') =>
  (await world.call(actor, 'GET', `${LIKES}${query}`)).json();

describe('likes', () => {
  test('liking twice, also in parallel, creates one like; removing it twice is not an error', async () => {
    const person = await world.aPerson();
    const answers = await Promise.all(
      [1, 2, 3].map(() => like(person, { type: 'RECRUITMENT', _recruitment: id })),
    );
    const [first] = answers.map((answer) => answer.json().like);
    expect(new Set(answers.map((answer) => answer.json().like._id)).size).toBe(1);
    expect(first).toMatchObject({
      type: 'RECRUITMENT',
      _recruitment: id,
      recruitment: { _id: id, isLiked: true },
    });
    expect(await list(person)).toMatchObject({ count: 1, likes: [{ _id: first._id }] });
    for (let i = 0; i < 2; i++)
      expect((await world.call(person, 'DELETE', `${LIKES}/${first._id}`)).statusCode).toBe(200);
    expect(await list(person)).toMatchObject({ count: 0, likes: [] });
  });

  test('are shown on card and recruitment to their owner only', async () => {
    const person = await world.aPerson();
    const subject = aWord();
    const liked = await aRecruitment(world, company, { subject });
    const { _id } = (await like(person, { _recruitment: liked })).json().like;
    const cards = (actor?: TestActor) =>
      world.call(actor, 'GET', `/api/v1/recruitments?searchValue=${encodeURIComponent(subject)}`);
    expect((await cards(person)).json().recruitments).toMatchObject([{ isLiked: true, _like: _id }]);
    expect((await cards(await world.aPerson())).json().recruitments).toMatchObject([
      { isLiked: false, _like: null },
    ]);
    const read = await world.call(person, 'GET', `/api/v1/recruitments/${liked}`);
    expect(read.json().recruitment).toMatchObject({ isLiked: true, _like: _id });
    expect(await list(person, `?_recruitment=${liked},${id}`)).toMatchObject({
      likes: [{ _recruitment: liked }],
    });
    expect((await list(person, `?_recruitment=${id}`)).likes).toEqual([]);
  });

  test('a company is liked as USER_COMPNY', async () => {
    const person = await world.aPerson();
    const companyId = company.company?.id;
    const { like: made } = (await like(person, { type: 'USER_COMPNY', _company: companyId })).json();
    expect(made).toMatchObject({ type: 'USER_COMPNY', _company: companyId, company: { name: '한빛정밀' } });
    const page = await world.call(person, 'GET', `/api/v1/companies/${companyId}`);
    expect(page.json().company).toMatchObject({ isLiked: true, _like: made._id });
    const moved = await world.call(person, 'PUT', `${LIKES}/${made._id}`, { body: { _recruitment: id } });
    expect(moved.json().like).toMatchObject({
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
      ids.unshift((await like(person, { _recruitment: target })).json().like._id);
    }
    const idsOf = ({ likes }: { likes: { _id: string }[] }) => likes.map(({ _id }) => _id);
    const first = await list(person, '?limit=2');
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(idsOf(await list(person, `?limit=2&after=${encodeURIComponent(first.next)}`))).toEqual(
      ids.slice(2),
    );
    expect(idsOf(await list(person, '?limit=2&before=end'))).toEqual(ids.slice(1));
  });

  test("somebody else's are not found and stay unchanged", async () => {
    const [owner, stranger] = [await world.aPerson(), await world.aPerson()];
    const { _id } = (await like(owner, { _recruitment: id })).json().like;
    expect((await world.call(stranger, 'GET', `${LIKES}/${_id}`)).statusCode).toBe(404);
    expect(
      (await world.call(stranger, 'PUT', `${LIKES}/${_id}`, { body: { _recruitment: id } })).statusCode,
    ).toBe(404);
    expect((await world.call(stranger, 'DELETE', `${LIKES}/${_id}`)).statusCode).toBe(200);
    expect(await list(owner)).toMatchObject({ count: 1 });
  });

  test('a visitor, an unknown type, a hidden and an unknown recruitment are rejected', async () => {
    const person = await world.aPerson();
    const { _id: hidden } = (
      await world.call(company, 'POST', '/api/v1/company/recruitments', { body: {} })
    ).json().recruitment;
    expect((await like(undefined, { _recruitment: id })).statusCode).toBe(401);
    expect((await like(person, { type: 'FRIEND', _recruitment: id })).statusCode).toBe(400);
    expect((await like(person, {})).json().fields).toHaveProperty('_recruitment');
    for (const target of [hidden, newId(), 'x'])
      expect((await like(person, { _recruitment: target })).statusCode).toBe(404);
  });
});
