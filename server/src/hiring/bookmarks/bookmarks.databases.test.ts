import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { bookmarks } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { outbox } from '#kit/jobs/outbox.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { type BodyOf, type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { applicationBookmarked } from './events.ts';
import { findBookmarkedApplications } from './public.ts';
import { bookmarks as rows } from './tables.ts';

let world: World;
let company: TestActor;
let recruitmentId: string;

beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany({ name: '다온테크' });
  recruitmentId = (await aRecruitmentRow(world, company)).id;
});

const api = (actor: TestActor | undefined) => world.api(actor, bookmarks);
const answers = (actor: TestActor | undefined) => world.answers(actor, bookmarks);
const of = (id: string) => ({ params: { _bookmark: id } });

type Draft = BodyOf<typeof bookmarks.add>;
const add = (actor: TestActor | undefined, body: Draft) => answers(actor).add({ body });
const list = (actor: TestActor, query: QueryOf<typeof bookmarks.list> = {}) => api(actor).list({ query });

async function anApplicant(name = '윤지호', appliedTo = recruitmentId) {
  const person = await world.aPerson({ name });
  const education = {
    institutionType: 'UNIVERSITY',
    institutionName: '한강대학교',
    attendingStatus: 'GRADUATED',
  } as const;
  await world.api(person, resumes).save({ body: { education } });
  const { _id: applicationId } = await apply(world, person, appliedTo);
  return { person, applicationId };
}

describe('bookmarks', () => {
  test('of a company, with a memo, are created once, changed, read, listed and removed', async () => {
    const person = await world.aPerson();
    const requested = { type: 'USER_COMPNY' as const, _company: company.company?.id };
    const { bookmark } = (await add(person, { ...requested, memo: '면접 분위기가 좋았음' })).json();
    expect(bookmark).toMatchObject({
      ...requested,
      memo: '면접 분위기가 좋았음',
      company: { name: '다온테크', recruitmentCount: 1 },
      person: null,
      application: null,
    });
    expect((await add(person, requested)).json().bookmark).toEqual(bookmark);
    const noted = await answers(person).revise({ ...of(bookmark._id), body: { memo: '공채 기다리기' } });
    expect(noted.json().bookmark).toMatchObject({ ...requested, memo: '공채 기다리기' });
    expect(await api(person).read(of(bookmark._id))).toEqual(noted.json());
    expect(await list(person, { type: 'USER_COMPNY' })).toMatchObject({
      count: 1,
      bookmarks: [{ _id: bookmark._id }],
    });
    for (let i = 0; i < 2; i++) expect((await answers(person).remove(of(bookmark._id))).statusCode).toBe(200);
    expect(await list(person)).toMatchObject({ count: 0, bookmarks: [] });
  });

  test('and likes are the same rows', async () => {
    const person = await world.aPerson();
    const requested = { type: 'RECRUITMENT' as const, _recruitment: recruitmentId };
    const { bookmark } = (await add(person, requested)).json();
    const bookmarked = await world.answers(person, likes).add({ body: requested });
    expect(bookmarked.json().like._id).toBe(bookmark._id);
  });

  test('a bookmark of an applicant shows the name, also after the application was revoked', async () => {
    const { person, applicationId } = await anApplicant('서하늘');
    const requested = { type: 'APPLICATION' as const, _application: applicationId };
    const { bookmark } = (await add(company, requested)).json();
    expect(bookmark.application).toMatchObject({
      _id: applicationId,
      _recruitment: recruitmentId,
      name: '서하늘',
      status: 'IS_APPLIED',
      stage: 'IS_APPLIED',
    });
    const actor = { userId: company.user.id };
    expect([...(await findBookmarkedApplications(world.db, actor, [applicationId, newId()]))]).toEqual([
      [applicationId, bookmark._id],
    ]);
    await world.api(person, applications).revoke({ params: { _application: applicationId } });
    expect(await list(company, { _application: applicationId })).toMatchObject({
      bookmarks: [{ application: { name: '서하늘', status: 'IS_REVOKED', stage: null } }],
    });
    expect((await add(company, requested)).statusCode).toBe(404);
  });

  test('a company may have one person both as liked and as blocked, changes the type, and gets 409 for a duplicate', async () => {
    const { person } = await anApplicant('문가온');
    const _person = person.user.id;
    const wanted = (await add(company, { type: 'USER_PERSON', _person })).json().bookmark;
    expect(wanted).toMatchObject({ type: 'USER_PERSON', person: { _id: _person, name: '문가온' } });
    const rejected = (await add(company, { type: 'BLACKLISTED', _person, memo: '무단 불참' })).json()
      .bookmark;
    expect(rejected._id).not.toBe(wanted._id);
    const move = (type: Draft['type']) =>
      answers(company).revise({ ...of(wanted._id), body: { type, _person } });
    expect((await move('BLACKLISTED')).statusCode).toBe(409);
    await api(company).remove(of(rejected._id));
    expect((await move('BLACKLISTED')).json().bookmark).toMatchObject({
      _id: wanted._id,
      type: 'BLACKLISTED',
    });
  });

  const aBookmarkedApplication = async () => {
    const { applicationId } = await anApplicant();
    const { bookmark } = (await add(company, { type: 'APPLICATION', _application: applicationId })).json();
    const ends = sql`type = ${applicationBookmarked.type} and payload->>'applicationId' = ${applicationId}
      and payload->>'bookmarkId' is null`;
    return { id: bookmark._id, countEnds: () => world.db.$count(outbox, ends) };
  };

  test('one that is removed several times at once is published as removed once', async () => {
    const { id, countEnds } = await aBookmarkedApplication();
    const removed = await Promise.all(Array.from({ length: 8 }, () => answers(company).remove(of(id))));
    expect(removed.map(({ statusCode }) => statusCode)).toEqual(removed.map(() => 200));
    expect(await countEnds()).toBe(1);
  });

  test('one that is read without a lock would be removed several times: this test can fail', async () => {
    const { id } = await aBookmarkedApplication();
    const removed = await raceUnguarded(8, {
      read: async () => (await world.db.select().from(rows).where(eq(rows.id, id)))[0],
      write: () => world.db.delete(rows).where(eq(rows.id, id)),
    });
    expect(removed).toBe(8);
  });

  test('one that is removed while it is changed is not found or changed before', async () => {
    const { id } = await aBookmarkedApplication();
    const [, ...revised] = await Promise.all([
      answers(company).remove(of(id)),
      ...Array.from({ length: 6 }, () => answers(company).revise({ ...of(id), body: { memo: '메모' } })),
    ]);
    for (const { statusCode } of revised) expect([200, 404]).toContain(statusCode);
  });

  test("people and applications of other companies, and persons' own, cannot be bookmarked", async () => {
    const { person, applicationId } = await anApplicant();
    const stranger = await world.aCompany();
    for (const actor of [stranger, person, await world.anAdministrator()]) {
      const targets = [
        { type: 'USER_PERSON', _person: person.user.id },
        { type: 'BLACKLISTED', _person: person.user.id },
        { type: 'APPLICATION', _application: applicationId },
      ] as const;
      for (const target of targets) expect((await add(actor, target)).statusCode).toBe(404);
    }
  });

  test("somebody else's are not found and stay unchanged", async () => {
    const [owner, stranger] = [await world.aPerson(), await world.aPerson()];
    const requested = { type: 'RECRUITMENT' as const, _recruitment: recruitmentId };
    const one = of((await add(owner, requested)).json().bookmark._id);
    expect((await answers(stranger).read(one)).statusCode).toBe(404);
    expect((await answers(stranger).revise({ ...one, body: { memo: '남의 것' } })).statusCode).toBe(404);
    expect((await answers(stranger).remove(one)).statusCode).toBe(200);
    expect(await list(owner)).toMatchObject({ count: 1, bookmarks: [{ memo: '' }] });
  });

  test('an unknown type, a missing target, a missing program and a visitor are rejected', async () => {
    const person = await world.aPerson();
    expect((await add(undefined, { type: 'RECRUITMENT', _recruitment: recruitmentId })).statusCode).toBe(401);
    expect((await add(person, { type: invalid('FRIEND'), _person: newId() })).statusCode).toBe(400);
    expect((await add(person, { type: 'APPLICATION' })).error().fields).toHaveProperty('_application');
    expect((await add(person, { type: 'EXPOPROGRAM', _program: newId() })).statusCode).toBe(404);
    const bookmark = await world
      .answers(person, likes)
      .add({ body: { type: 'EXPOPROGRAM', _program: newId() } });
    expect(bookmark.statusCode).toBe(404);
    expect((await list(person)).count).toBe(0);
  });
});

describe('a blocked person', () => {
  test('cannot create or submit an application at that company, until unblocked', async () => {
    const { person } = await anApplicant('배시온');
    const [first, second] = [await aRecruitmentRow(world, company), await aRecruitmentRow(world, company)];
    const open = (id: string) =>
      world.answers(person, applications).open({ params: { _recruitment: id }, body: {} });
    expect((await open(first.id)).statusCode).toBe(200);
    const { bookmark } = (await add(company, { type: 'BLACKLISTED', _person: person.user.id })).json();
    const rejected = await open(second.id);
    expect(rejected.statusCode).toBe(403);
    expect(rejected.error().message).toBe('이 기업의 공고에는 지원할 수 없어요');
    const submit = () => world.answers(person, applications).apply({ params: { _recruitment: first.id } });
    expect((await submit()).statusCode).toBe(403);
    const elsewhere = await aRecruitmentRow(world, await world.aCompany());
    expect((await open(elsewhere.id)).statusCode).toBe(200);
    await api(company).remove(of(bookmark._id));
    expect((await submit()).statusCode).toBe(200);
  });
});
