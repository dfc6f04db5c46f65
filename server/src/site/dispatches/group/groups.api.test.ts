import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { approvals } from '@ieum/contract/foundation/approvals/endpoints.ts';
import { dispatches as contract } from '@ieum/contract/site/dispatches/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { advertisingConsents, messages } from '#foundation/messages/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { resumes } from '#hiring/resumes/tables.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { dispatches } from '../tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  admin = await world.anAdministrator();
});

const inOrder = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');
const api = () => world.api(admin, contract);
const messagesOf = (dispatchId: string) =>
  world.db.select().from(messages).where(eq(messages.dispatchId, dispatchId));
const rowOf = async (id: string) =>
  (await world.db.select().from(dispatches).where(eq(dispatches.id, id)))[0];
/** The dispatch after a second administrator has approved it. */
const sendApproved = async (group: object) => {
  const { approval } = await api().sendToGroup(draft(group, { reason: '정전 안내' }));
  const second = await world.anAdministrator();
  const params = { _approval: approval?._id ?? '' };
  const { facts } = (await world.api(second, approvals).find({ params })).approval;
  await world.api(second, approvals).approve({ params, body: { reason: '확인' } });
  const [row] = await world.db.select().from(dispatches).where(eq(dispatches.senderId, admin.user.id));
  return { _id: row?.id ?? '', count: row?.addresseeCount, facts };
};
/** The dispatch that was made at once, without another administrator's approval. */
const sendAtOnce = async (body: Parameters<typeof draft>[0], more?: Parameters<typeof draft>[1]) => {
  const { dispatch } = await api().sendToGroup(draft(body, more));
  if (!dispatch) throw new Error('it waits for an approval');
  return dispatch;
};
const figuresOf = async (_dispatch: string) => (await api().find({ params: { _dispatch } })).dispatch;

/** Members of a day of their own, whom the condition `joinedFrom`–`joinedTo` finds. */
async function aGroup(count: number, day: string) {
  const passwordHash = 'none';
  const rows = Array.from({ length: count }, () => {
    const id = newId();
    const username = `g${id.slice(-12)}`;
    const phone = `010${String(Number.parseInt(id.slice(-8), 16) % 100_000_000).padStart(8, '0')}`;
    const createdAt = new Date(`${day}T12:00:00+09:00`);
    return { id, username, passwordHash, userType: 'PERSON' as const, name: '김서연', phone, createdAt };
  });
  await world.db.insert(users).values(rows);
  return { group: { joinedFrom: day, joinedTo: day }, ids: rows.map(({ id }) => id) };
}

const draft = (
  group: object,
  more: { content?: string; isAdvertising?: boolean; key?: string; reason?: string } = {},
) => ({
  body: { channel: 'SMS' as const, content: '{name} 님, 안녕하세요', group, ...more },
});

describe('a group by conditions', () => {
  test('is counted by each condition, and its first members are masked', async () => {
    const { group, ids } = await aGroup(4, '2024-03-04');
    const [reachable = '', landline = '', company = '', absent = ''] = ids;
    await world.db.update(users).set({ phone: '0231112222' }).where(eq(users.id, landline));
    await world.db
      .update(users)
      .set({ userType: 'COMPANY', phone: '01099998888', address1: '서울 마포구' })
      .where(eq(users.id, company));
    const firm = {
      userId: company,
      name: '한빛상사',
      address1: '경상남도 창원시',
      approval: 'APPROVED' as const,
    };
    await world.db.insert(companies).values({ id: newId(), ...firm });
    await world.db
      .update(users)
      .set({ lastLoginAt: new Date('2024-06-01T00:00:00Z') })
      .where(eq(users.id, absent));
    await world.db.update(users).set({ status: 'BLOCKED' }).where(eq(users.id, absent));
    await world.db.insert(resumes).values({
      userId: reachable,
      content: {} as ResumeContent,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    });
    const consent = { kind: 'SMS', isGranted: true, source: 'SETTINGS', at: new Date(0) } as const;
    await world.db.insert(advertisingConsents).values({ userId: reachable, ...consent });

    const count = async (more: object, isAdvertising = false) => {
      const body = { channel: 'SMS' as const, isAdvertising, group: { ...group, ...more } };
      return (await api().previewGroup({ body })).group;
    };
    expect(await count({}, true)).toMatchObject({ count: 3, unreachable: 1, withoutConsent: 1 });
    expect((await count({})).first).toContainEqual(
      expect.objectContaining({
        _id: reachable,
        name: '김*연',
        to: expect.stringMatching(/^010\*{4}\d{4}$/),
      }),
    );
    const ofEach = {
      userType: [{ userType: 'COMPANY' }, 1],
      approval: [{ approval: 'PENDING' }, 0],
      region: [{ region: '경남' }, 1],
      personRegion: [{ region: '서울' }, 0],
      isAgreed: [{ isAgreed: true }, 1],
      isNotAgreed: [{ isAgreed: false }, 2],
      hasResume: [{ hasResume: true }, 1],
      hasNoResume: [{ hasResume: false }, 1],
      hasApplied: [{ hasApplied: true }, 0],
      loggedInFrom: [{ loggedInFrom: '2024-01-01' }, 0],
      notSince: [{ loggedInTo: '2024-03-04' }, 3],
      notBefore: [{ loggedInTo: '2024-03-03' }, 0],
    } as const;
    for (const [name, [condition, expected]] of Object.entries(ofEach))
      expect({ name, count: (await count(condition)).count }).toEqual({ name, count: expected });
  });

  test('receives one message each, written in batches, with the placeholders replaced', async () => {
    const { group, ids } = await aGroup(230, '2024-03-05');
    await world.anAdministrator();
    await expect(api().sendToGroup(draft(group))).rejects.toMatchObject({
      fields: { reason: expect.anything() },
    });
    const dispatch = await sendApproved(group);
    expect(dispatch).toMatchObject({ count: 230 });
    // The second administrator saw to whom it would go.
    expect(dispatch.facts).toEqual([
      { name: '가입한 날 (부터)', value: '2024.03.05' },
      { name: '가입한 날 (까지)', value: '2024.03.05' },
      { name: '용도', value: '안내' },
    ]);
    expect((await figuresOf(dispatch._id)).figures.QUEUED).toBe(230);
    await world.drain();
    const rows = await messagesOf(dispatch._id);
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(ids));
    expect(rows).toHaveLength(230);
    expect(rows[0]?.body).toBe('김서연 님, 안녕하세요');
    expect(await figuresOf(dispatch._id)).toMatchObject({ count: 230, isWriting: false });
    const actions = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, dispatch._id));
    expect(actions).toMatchObject([
      {
        action: 'messages.sendGroup',
        details: { count: 230, filter: expect.stringContaining('2024-03-05') },
      },
    ]);
  });

  test('is written once however often the request and its job run, also side by side', async () => {
    const { group } = await aGroup(90, '2024-03-06');
    const answers = await Promise.all([1, 2, 3].map(() => sendAtOnce(group, { key: 'one' })));
    const [id = '', ...others] = new Set(answers.map(({ _id }) => _id));
    expect(others).toEqual([]);
    world.clock.advance(11 * 60);
    await Promise.all([
      world.app.jobs.runNow('resume-group-messages'),
      world.app.jobs.runNow('resume-group-messages'),
      world.drain(),
    ]);
    world.clock.reset();
    expect(await messagesOf(id)).toHaveLength(90);
  });

  test('continues after a crash where the last batch ended', async () => {
    const { group, ids } = await aGroup(3, '2024-03-07');
    const dispatch = await sendAtOnce(group);
    const [first = '', second = ''] = ids.toSorted(inOrder);
    // As a crash after the first batch left it; the member at whom it ended has a message already.
    await world.db.update(dispatches).set({ writtenUntil: first }).where(eq(dispatches.id, dispatch._id));
    await world.db.insert(messages).values(
      [first, second].map((userId) => ({
        id: newId(),
        channel: 'SMS' as const,
        to: '01000000000',
        body: '앞서',
        userId,
        dispatchId: dispatch._id,
        state: 'SENT' as const,
      })),
    );
    await world.drain();
    const rows = await messagesOf(dispatch._id);
    expect(rows.map(({ userId }) => userId).toSorted(inOrder)).toEqual(ids.toSorted(inOrder));
    expect(rows.filter(({ body }) => body === '앞서')).toHaveLength(2);
  });

  test('that is stopped before it is written receives nothing, and the figures say so', async () => {
    const { group } = await aGroup(5, '2024-03-08');
    const dispatch = await sendAtOnce(group);
    const { dispatch: stopped } = await api().stopAll({ params: { _dispatch: dispatch._id } });
    expect(stopped).toMatchObject({
      state: 'WITHHELD',
      isWriting: false,
      figures: { QUEUED: 0, WITHHELD: 5 },
    });
    await world.drain();
    expect(await messagesOf(dispatch._id)).toEqual([]);
    expect((await rowOf(dispatch._id))?.plan).toBeNull();
    await api().stopAll({ params: { _dispatch: dispatch._id } });
    expect((await figuresOf(dispatch._id)).figures.WITHHELD).toBe(5);
  });

  test('without a member, or with a text that is too long with a name, is rejected', async () => {
    const none = { joinedFrom: '2001-01-01', joinedTo: '2001-01-01' };
    await expect(api().sendToGroup(draft(none))).rejects.toMatchObject({
      statusCode: 400,
      fields: { group: expect.anything() },
    });
    const { group } = await aGroup(1, '2024-03-09');
    const long = draft(group, { content: `${'가'.repeat(950)}{name}` });
    await expect(api().sendToGroup(long)).rejects.toMatchObject({
      statusCode: 400,
      fields: { content: expect.anything() },
    });
  });
});

test('a text that is being composed reaches only oneself, once for each key, and is recorded', async () => {
  const body = { channel: 'EMAIL' as const, subject: '설명회', content: '{name} 님께', key: 'trial' };
  const { dispatch } = await api().tryText({ body });
  expect((await api().tryText({ body })).dispatch._id).toBe(dispatch._id);
  const rows = await messagesOf(dispatch._id);
  expect(rows).toMatchObject([{ userId: admin.user.id, subject: '[시험] 설명회' }]);
  expect(rows[0]?.body).toContain(`${admin.user.name} 님께`);
  await world.db
    .update(users)
    .set({ phone: '' })
    .where(inArray(users.id, [admin.user.id]));
  const sms = { channel: 'SMS' as const, content: '문자' };
  await expect(api().tryText({ body: sms })).rejects.toMatchObject({ statusCode: 409 });
  const actions = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id));
  expect(actions.map(({ action }) => action)).toEqual(['messages.tryText']);
});
