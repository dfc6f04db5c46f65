import { beforeAll, describe, expect, test } from 'vitest';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { aDraft } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { mayWrite } from '../policy.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const answers = (actor: TestActor) => world.answers(actor, companyRecruitments);
const of = (id: string) => ({ params: { _recruitment: id } });

const draft = () => aDraft(world.clock.now());

describe('a company awaiting approval', () => {
  test('creates, reads, changes and deletes drafts, and cannot publish them', async () => {
    const waiting = await world.aPendingCompany();
    const own = answers(waiting);
    const begun = await own.begin({ body: draft() });
    expect(begun.statusCode).toBe(200);
    const { _id, version } = begun.json().recruitment;
    expect(begun.json().recruitment).toMatchObject({ state: 'NO_SHOWN', publishedAt: null });
    expect((await own.revise({ ...of(_id), body: { subject: '미리 쓴 공고', version } })).statusCode).toBe(
      200,
    );
    expect((await own.list()).json().recruitments).toMatchObject([{ subject: '미리 쓴 공고' }]);
    expect((await own.readQuestions(of(_id))).json().isLocked).toBe(false);
    for (const rejected of [
      await own.setState({ ...of(_id), body: { state: 'ON_GOING' } }),
      await own.create({ body: { ...draft(), state: 'ON_GOING' } }),
      await own.create({ body: {} }),
    ]) {
      expect(rejected.statusCode).toBe(403);
      expect(rejected.error().code).toBe('approval_required');
    }
    expect((await world.answers(undefined, recruitments).read(of(_id))).statusCode).toBe(404);
    expect((await own.remove(of(_id))).statusCode).toBe(200);
  });

  test('cannot change a recruitment that was public before its approval was withdrawn', () => {
    const owner = { companyId: 'c1', isApproved: false } as Parameters<typeof mayWrite>[0];
    const row = { companyId: 'c1', publishedAt: world.clock.now() };
    expect(mayWrite(owner, row)).toBe(false);
    expect(mayWrite(owner, { ...row, publishedAt: null })).toBe(true);
    expect(mayWrite({ ...owner, isApproved: true }, row)).toBe(true);
  });

  test('cannot read or change a draft of another company', async () => {
    const { _id } = (await world.api(company, companyRecruitments).create({ body: {} })).recruitment;
    const waiting = await world.aPendingCompany();
    expect((await answers(waiting).read(of(_id))).statusCode).toBe(404);
    expect((await answers(waiting).revise({ ...of(_id), body: { subject: '남의 초안' } })).statusCode).toBe(
      404,
    );
  });
});
