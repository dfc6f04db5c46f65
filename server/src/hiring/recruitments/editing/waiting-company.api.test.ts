import { beforeAll, describe, expect, test } from 'vitest';
import { aDraft } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { mayWrite } from '../policy.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const OWN = '/api/v1/company/recruitments';
const draft = () => aDraft(world.clock.now());

describe('a company awaiting approval', () => {
  test('creates, reads, changes and deletes drafts, and cannot publish them', async () => {
    const waiting = await world.aPendingCompany();
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      world.call(waiting, method, `${OWN}${path}`, body === undefined ? {} : { body });
    const begun = await call('POST', '/drafts', draft());
    expect(begun.statusCode).toBe(200);
    const { _id, version } = begun.json().recruitment;
    expect(begun.json().recruitment).toMatchObject({ state: 'NO_SHOWN', publishedAt: null });
    expect((await call('PUT', `/${_id}`, { subject: '미리 쓴 공고', version })).statusCode).toBe(200);
    expect((await call('GET', '')).json().recruitments).toMatchObject([{ subject: '미리 쓴 공고' }]);
    expect((await call('GET', `/${_id}/questions`)).json().isLocked).toBe(false);
    for (const rejected of [
      await call('PUT', `/${_id}/state`, { state: 'ON_GOING' }),
      await call('POST', '', { ...draft(), state: 'ON_GOING' }),
      await call('POST', '', {}),
    ]) {
      expect(rejected.statusCode).toBe(403);
      expect(rejected.json().code).toBe('approval_required');
    }
    expect((await world.call(undefined, 'GET', `/api/v1/recruitments/${_id}`)).statusCode).toBe(404);
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(200);
  });

  test('cannot change a recruitment that was public before its approval was withdrawn', () => {
    const owner = { companyId: 'c1', isApproved: false } as Parameters<typeof mayWrite>[0];
    const row = { companyId: 'c1', publishedAt: world.clock.now() };
    expect(mayWrite(owner, row)).toBe(false);
    expect(mayWrite(owner, { ...row, publishedAt: null })).toBe(true);
    expect(mayWrite({ ...owner, isApproved: true }, row)).toBe(true);
  });

  test('cannot read or change a draft of another company', async () => {
    const { _id } = (await world.call(company, 'POST', OWN, { body: {} })).json().recruitment;
    const waiting = await world.aPendingCompany();
    expect((await world.call(waiting, 'GET', `${OWN}/${_id}`)).statusCode).toBe(404);
    expect(
      (await world.call(waiting, 'PUT', `${OWN}/${_id}`, { body: { subject: '남의 초안' } })).statusCode,
    ).toBe(404);
  });
});
