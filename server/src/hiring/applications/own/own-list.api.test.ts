import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { type QueryOf, invalid } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { applications } from '../tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const of = (id: string) => ({ params: { _recruitment: id } });
const ofApplication = (id: string) => ({ params: { _application: id } });

const list = (person: TestActor, query: QueryOf<typeof applicationsContract.list> = {}) =>
  world.api(person, applicationsContract).list({ query });
const read = (person: TestActor, id: string) =>
  world.answers(person, applicationsContract).read(ofApplication(id));
const revoke = (person: TestActor, id: string) =>
  world.answers(person, applicationsContract).revoke(ofApplication(id));
const discard = (person: TestActor, id: string) =>
  world.answers(person, applicationsContract).discard(ofApplication(id));
const draft = async (person: TestActor, recruitmentId: string) =>
  (await world.api(person, applicationsContract).open({ ...of(recruitmentId), body: {} })).application._id;
/** Puts an application into the state that a company's move would give it. */
const place = (id: string, values: Partial<typeof applications.$inferInsert>) =>
  world.db.update(applications).set(values).where(eq(applications.id, id));

async function aSubmission() {
  const company = await world.aCompany();
  const recruitment = await aRecruitmentRow(world, company);
  const person = await world.aPerson({ name: '윤지호' });
  const { _id: id } = await apply(world, person, recruitment.id);
  return { recruitment, company, person, id };
}

describe('GET /api/v1/person/recruitment-applications', () => {
  test("lists the person's drafts and applications, the last changed first, with the counts of the tabs", async () => {
    const person = await world.aPerson();
    const company = await world.aCompany();
    const [one, two, three] = [
      await aRecruitmentRow(world, company),
      await aRecruitmentRow(world, company),
      await aRecruitmentRow(world, company),
    ];
    const { _id: applied } = await apply(world, person, one.id);
    const written = await draft(person, two.id);
    const { _id: revoked } = await apply(world, person, three.id);
    await revoke(person, revoked);
    const all = await list(person);
    expect(all.applications.map(({ _id }: { _id: string }) => _id)).toEqual([revoked, written, applied]);
    expect(all).toMatchObject({
      count: 3,
      next: null,
      groups: { WRITING: 1, ONGOING: 1, ACCEPTED: 0, OVER: 1 },
    });
    expect((await list(person, { status: 'ON_WRITING,IS_REVOKED' })).count).toBe(2);
    expect((await list(person, { group: 'ONGOING' })).applications).toMatchObject([
      { _id: applied, progress: 'APPLIED' },
    ]);
    expect((await list(await world.aPerson())).count).toBe(0);
  });

  test('pages by cursor without losing or repeating a row', async () => {
    const person = await world.aPerson();
    const company = await world.aCompany();
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.unshift(await draft(person, (await aRecruitmentRow(world, company)).id));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list(person, { limit: 2, after: after ?? undefined });
      seen.push(...page.applications.map(({ _id }: { _id: string }) => _id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(made);
    const last = await list(person, { limit: 2, before: 'end' });
    expect(last.applications.map(({ _id }: { _id: string }) => _id)).toEqual(made.slice(3));
  });

  test('an unknown status and an invalid cursor are rejected', async () => {
    const person = await world.aPerson();
    const answers = world.answers(person, applicationsContract);
    for (const query of [{ status: 'NONE' }, { group: 'NONE' }, { after: 'nonsense' }])
      expect((await answers.list({ query: invalid(query) })).statusCode).toBe(400);
    const headers = { sort: '{"memo":1}' };
    expect((await answers.list({ headers })).statusCode).toBe(400);
  });
});

describe('what an applicant may know of the stage', () => {
  const at = new Date('2026-11-10T00:00:00.000Z');

  test.each([
    ['unopened', { viewedAt: null }, 'APPLIED'],
    ['opened', { viewedAt: at }, 'VIEWED'],
    ['under review', { stage: 'ON_PENDING', positiveStage: 'ON_PENDING', pendingAt: at }, 'REVIEWING'],
    ['in interviews', { stage: 'ON_MEETING', positiveStage: 'ON_MEETING', meetingAt: at }, 'MEETING'],
    [
      'accepted',
      { stage: 'ON_RECRUIT', positiveStage: 'ON_RECRUIT', status: 'ON_RECRUIT', recruitedAt: at },
      'ACCEPTED',
    ],
    [
      'eliminated after an interview',
      { stage: 'ELIMINATED', positiveStage: 'ON_MEETING', meetingAt: at, eliminatedAt: at },
      'MEETING',
    ],
  ] as const)('%s is shown as progress with its time', async (_what, values, progress) => {
    const { person, id } = await aSubmission();
    await place(id, values);
    const { application } = (await read(person, id)).json();
    expect(application.progress).toBe(progress);
    expect(application.progressAt.closed).toBeNull();
  });

  test('an elimination is shown once the recruitment is finished, with the later of the two times', async () => {
    const { recruitment, person, id } = await aSubmission();
    await place(id, { stage: 'ELIMINATED', positiveStage: 'ON_PENDING', pendingAt: at, eliminatedAt: at });
    expect((await list(person)).groups).toMatchObject({ ONGOING: 1, OVER: 0 });
    const closedAt = new Date('2026-11-15T00:00:00.000Z');
    await world.db
      .update(recruitments)
      .set({ state: 'FINISHED', closedAt })
      .where(eq(recruitments.id, recruitment.id));
    const { application } = (await read(person, id)).json();
    expect(application).toMatchObject({
      progress: 'CLOSED',
      canRevoke: false,
      progressAt: { reviewing: at.toISOString(), meeting: null, closed: closedAt.toISOString() },
    });
    expect((await list(person)).groups).toMatchObject({ ONGOING: 0, OVER: 1 });
  });

  test('memo, stage and order are never shown to the person', async () => {
    const { recruitment, person, id } = await aSubmission();
    await place(id, { memo: '비밀 메모 4711', stage: 'ELIMINATED', rank: 'zzz4711' });
    const answers = [
      await read(person, id),
      await world.answers(person, applicationsContract).list(),
      await world.answers(person, applicationsContract).own(of(recruitment.id)),
      await world.answers(person, applicationsContract).apply(of(recruitment.id)),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/4711|ELIMINATED|"memo"|"stage"|"index"|"rank"|eliminatedAt/);
    }
  });
});

describe('POST …/{_application}/revoke', () => {
  test('revokes the application, and a second call changes nothing', async () => {
    const { person, id } = await aSubmission();
    const first = await revoke(person, id);
    expect(first.statusCode).toBe(200);
    expect(first.json().application).toMatchObject({
      status: 'IS_REVOKED',
      progress: null,
      canRevoke: false,
    });
    const second = await revoke(person, id);
    expect(second.json().application.revokedAt).toBe(first.json().application.revokedAt);
  });

  test('the same application is reopened and sent again', async () => {
    const { recruitment, person, id } = await aSubmission();
    await place(id, { viewedAt: new Date(), stage: 'ON_MEETING', positiveStage: 'ON_MEETING' });
    await revoke(person, id);
    expect(await draft(person, recruitment.id)).toBe(id);
    expect((await read(person, id)).json().application).toMatchObject({
      status: 'ON_WRITING',
      writingStep: 'RESUME',
    });
    expect(await apply(world, person, recruitment.id)).toMatchObject({
      _id: id,
      progress: 'APPLIED',
      revokedAt: null,
    });
  });

  test('an accepted and an unsent application cannot be revoked, nor an eliminated one once its recruitment is over', async () => {
    const { recruitment, company, person, id } = await aSubmission();
    const other = await world.aPerson();
    expect((await revoke(other, await draft(other, recruitment.id))).statusCode).toBe(409);
    await place(id, { status: 'ON_RECRUIT', stage: 'ON_RECRUIT', recruitedAt: new Date() });
    const accepted = await revoke(person, id);
    expect([accepted.statusCode, accepted.error().message]).toEqual([409, '합격한 지원은 취소할 수 없어요']);
    await place(id, { status: 'IS_APPLIED', stage: 'ELIMINATED' });
    await world
      .api(company, companyRecruitments)
      .setState({ ...of(recruitment.id), body: { state: 'FINISHED' } });
    const over = await revoke(person, id);
    expect([over.statusCode, over.error().message]).toEqual([409, '지금은 취소할 수 없는 지원이에요']);
  });

  test('an eliminated one is revoked like a waiting one while its recruitment is open, and can be sent again', async () => {
    const { recruitment, person, id } = await aSubmission();
    await place(id, { stage: 'ELIMINATED', eliminatedAt: new Date() });
    const answer = await revoke(person, id);
    expect([answer.statusCode, answer.json().application.status]).toEqual([200, 'IS_REVOKED']);
    expect(await apply(world, person, recruitment.id)).toMatchObject({ _id: id, progress: 'APPLIED' });
  });

  test('after it, a concurrent apply is rejected', async () => {
    const { recruitment, person, id } = await aSubmission();
    await revoke(person, id);
    const answer = await world.answers(person, applicationsContract).apply(of(recruitment.id));
    expect(answer.statusCode).toBe(409);
  });
});

describe('DELETE …/{_application}', () => {
  test('deletes a draft and nothing else', async () => {
    const { person, id } = await aSubmission();
    expect((await discard(person, id)).statusCode).toBe(409);
    const other = await world.aPerson();
    const written = await draft(other, (await aRecruitmentRow(world, await world.aCompany())).id);
    expect((await discard(other, written)).statusCode).toBe(200);
    expect((await read(other, written)).statusCode).toBe(404);
  });

  test('a draft reopened after revoking becomes revoked again', async () => {
    const { recruitment, person, id } = await aSubmission();
    await revoke(person, id);
    await draft(person, recruitment.id);
    await discard(person, id);
    expect((await read(person, id)).json().application.status).toBe('IS_REVOKED');
  });
});

describe('another person’s application', () => {
  test('is not found by any endpoint', async () => {
    const { id } = await aSubmission();
    const stranger = await world.aPerson();
    for (const answer of [
      await read(stranger, id),
      await revoke(stranger, id),
      await discard(stranger, id),
      await read(stranger, newId()),
    ])
      expect(answer.statusCode).toBe(404);
  });
});
