import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approvals as contract } from '@ieum/contract/foundation/approvals/endpoints.ts';
import { APPROVAL_ABOVE } from '@ieum/contract/site/dispatches/enums.ts';
import { dispatches as dispatchesContract } from '@ieum/contract/site/dispatches/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { users } from '#account/users/tables.ts';
import { dispatches } from '#site/dispatches/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { manyPersons } from '../../../test/persons.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import type { BodyOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { approvalRequests } from './tables.ts';

const EIGHT_DAYS = 8 * 24 * 60 * 60;

let world: World;
let members: string[];
let asker: TestActor;
let owner: TestActor;
beforeAll(async () => {
  world = await theWorld();
  members = await manyPersons(world, APPROVAL_ABOVE + 1);
});

/** Only these two administrators are active. */
beforeEach(async () => {
  await world.db.update(users).set({ status: 'BLOCKED' }).where(eq(users.isConsole, true));
  asker = await world.anAdministrator('SUPPORT');
  owner = await world.anAdministrator();
});

const send = (more: Partial<BodyOf<typeof dispatchesContract.sendMessage>> = {}, actor = asker) =>
  world.answers(actor, dispatchesContract).sendMessage({
    body: { addressees: members, message: '정전 안내', reason: '전체 공지', key: newId(), ...more },
  });
const idIn = (answer: Awaited<ReturnType<typeof send>>) => {
  const { approval } = answer.json();
  if (!approval) throw new Error('no approval was asked for');
  return approval._id;
};
const ask = async () => idIn(await send());
const own = (actor: TestActor) => world.api(actor, contract);
const approve = (actor: TestActor, id: string) =>
  own(actor).approve({ params: { _approval: id }, body: { reason: '확인함' } });
const reject = (actor: TestActor, id: string) =>
  own(actor).reject({ params: { _approval: id }, body: { reason: '내용이 틀림' } });
const sentBy = ({ user }: TestActor) =>
  world.db.select().from(dispatches).where(eq(dispatches.senderId, user.id));
/** The inbox items about approvals; every administrator also has those about rows of other tests. */
const itemsOf = ({ user }: TestActor) =>
  world.db
    .select()
    .from(inboxItems)
    .where(and(eq(inboxItems.userId, user.id), like(inboxItems.kind, 'APPROVAL_%')));
const stateOf = async (id: string) =>
  (await world.db.select().from(approvalRequests).where(eq(approvalRequests.id, id)))[0]?.state;

describe('a message to more members than the limit', () => {
  test('is not sent but asked for, with a reason, and the others are notified', async () => {
    expect((await send({ reason: '' })).error().fields).toHaveProperty('reason');
    const answer = await send();
    expect(answer.json()).toEqual({ message: null, approval: { _id: expect.any(String) as string } });
    expect(await sentBy(asker)).toEqual([]);
    const { approval } = await own(owner).find({ params: { _approval: idIn(answer) } });
    expect(approval).toMatchObject({
      state: 'PENDING',
      summary: `회원 ${APPROVAL_ABOVE + 1}명에게 문자 보내기`,
      detail: '정전 안내',
      facts: [
        {
          name: '받는 사람',
          value: expect.stringMatching(new RegExp(`\\*.* 외 ${APPROVAL_ABOVE - 4}명$`)) as string,
        },
        { name: '용도', value: '안내' },
      ],
      reason: '전체 공지',
      requester: { name: asker.user.username },
      mayDecide: true,
    });
    expect(await itemsOf(owner)).toMatchObject([{ kind: 'APPROVAL_REQUESTED' }]);
    expect(await itemsOf(asker)).toEqual([]);
  });

  test('is asked for once however often the call is repeated', async () => {
    const key = newId();
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    const ids = new Set(answers.map(idIn));
    expect(ids.size).toBe(1);
    expect(await itemsOf(owner)).toHaveLength(1);
  });

  test('asking whether it was asked for first and inserting then would ask several times: this test can fail', async () => {
    await world.db.execute(sql`create table naive_approvals (fingerprint text)`);
    const same = sql`from naive_approvals where fingerprint = 'same'`;
    await raceUnguarded(3, {
      read: async () =>
        (await world.db.execute(sql`select 1 ${same}`)).rows.length === 0 ? true : undefined,
      write: () => world.db.execute(sql`insert into naive_approvals values ('same')`),
    });
    const asked = await world.db.execute(sql`select 1 ${same}`);
    await world.db.execute(sql`drop table naive_approvals`);
    expect(asked.rows).toHaveLength(3);
  });

  test('is sent at once up to the limit, and where nobody else could approve it', async () => {
    const few = await send({ addressees: members.slice(1) });
    expect(few.json().message).toMatchObject({ count: APPROVAL_ABOVE });
    await world.db.update(users).set({ status: 'BLOCKED' }).where(eq(users.id, asker.user.id));
    expect((await send({ reason: '' }, owner)).error().fields).toHaveProperty('reason');
    expect(await sentBy(owner)).toEqual([]);
    const alone = await send({}, owner);
    expect(alone.json().message).toMatchObject({ count: APPROVAL_ABOVE + 1 });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, owner.user.id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual(['approvals.skip', 'messages.sendSms']);
    expect(logs.find(({ action }) => action === 'approvals.skip')).toMatchObject({
      subjectName: `회원 ${APPROVAL_ABOVE + 1}명에게 문자 보내기`,
      details: { count: APPROVAL_ABOVE + 1, reason: '전체 공지' },
    });
  });

  test('to a member who has left is rejected when it is asked for', async () => {
    const answer = await send({ addressees: [...members, newId()] });
    expect(answer.error().fields).toHaveProperty('addressees');
  });
});

describe('a decision', () => {
  test('sends the text as it was asked for, with both names in the audit log', async () => {
    const id = await ask();
    const { approval } = await approve(owner, id);
    expect(approval).toMatchObject({
      state: 'APPROVED',
      detail: null,
      facts: [],
      decision: { by: { name: owner.user.username }, reason: '확인함' },
    });
    expect(await sentBy(asker)).toMatchObject([{ addresseeCount: APPROVAL_ABOVE + 1 }]);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, owner.user.id));
    const requestedBy = asker.user.username;
    expect(logs.map(({ action }) => action).toSorted()).toEqual(['approvals.approve', 'messages.sendSms']);
    for (const { details } of logs) expect(details).toMatchObject({ requestedBy });
    expect(await itemsOf(asker)).toMatchObject([{ kind: 'APPROVAL_APPROVED' }]);
  });

  test('is never that of the requester, or of somebody without the right of the act', async () => {
    const other = await world.anAdministrator();
    const id = idIn(await send({}, other));
    await expect(approve(other, id)).rejects.toMatchObject({ statusCode: 403 });
    await expect(approve(asker, id)).rejects.toMatchObject({ statusCode: 403 });
    await expect(reject(await world.anAdministrator('VIEWER'), id)).rejects.toMatchObject({
      statusCode: 403,
    });
    expect(await stateOf(id)).toBe('PENDING');
  });

  test('is made once, also by several at the same time', async () => {
    const id = await ask();
    const others = [owner, await world.anAdministrator(), await world.anAdministrator('OPERATOR')];
    const results = await Promise.allSettled([
      ...others.map((actor) => approve(actor, id)),
      reject(owner, id),
    ]);
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(3);
    for (const { reason } of failed as PromiseRejectedResult[])
      expect(reason).toMatchObject({ statusCode: 409 });
    const sent = await sentBy(asker);
    expect(sent).toHaveLength((await stateOf(id)) === 'APPROVED' ? 1 : 0);
  });

  test('reading the state first and deciding then would decide several times: this test can fail', async () => {
    const id = await ask();
    const isRequest = eq(approvalRequests.id, id);
    const decided = await raceUnguarded(4, {
      read: async () => ((await stateOf(id)) === 'PENDING' ? id : undefined),
      write: () =>
        world.db.update(approvalRequests).set({ state: 'REJECTED', parameters: null }).where(isRequest),
    });
    expect(decided).toBe(4);
  });

  test('against it sends nothing and says why', async () => {
    const id = await ask();
    await reject(owner, id);
    await expect(approve(owner, id)).rejects.toMatchObject({ statusCode: 409 });
    expect(await sentBy(asker)).toEqual([]);
    expect(await itemsOf(asker)).toMatchObject([
      { kind: 'APPROVAL_REJECTED', params: { reason: '내용이 틀림' } },
    ]);
  });

  test('checks the subject again: a recipient or the requester may be gone', async () => {
    const id = await ask();
    const [first = ''] = members;
    await world.db.update(users).set({ status: 'WITHDRAWN' }).where(eq(users.id, first));
    await expect(approve(owner, id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await stateOf(id)).toBe('PENDING');
    await world.db.update(users).set({ status: 'ACTIVE' }).where(eq(users.id, first));
    await world.db.update(users).set({ role: 'VIEWER' }).where(eq(users.id, asker.user.id));
    await expect(approve(owner, id)).rejects.toMatchObject({ statusCode: 409 });
    expect(await sentBy(asker)).toEqual([]);
  });

  test('is too late after seven days; the requester is notified', async () => {
    const id = await ask();
    world.clock.advance(EIGHT_DAYS);
    const late = await world.act(owner.user);
    await expect(approve(late, id)).rejects.toMatchObject({ statusCode: 409 });
    await world.app.jobs.runNow('expire-approvals');
    world.clock.reset();
    expect(await stateOf(id)).toBe('EXPIRED');
    const [row] = await world.db.select().from(approvalRequests).where(eq(approvalRequests.id, id));
    expect(row?.parameters).toBeNull();
    expect(await itemsOf(asker)).toMatchObject([{ kind: 'APPROVAL_EXPIRED' }]);
    expect(await sentBy(asker)).toEqual([]);
  });
});
