import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAGS_A_DAY } from '@ieum/contract/hiring/flags/enums.ts';
import { consoleFlags, flags as contract } from '@ieum/contract/hiring/flags/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { flags } from './tables.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
let recruitmentId: string;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});
beforeEach(async () => {
  company = await world.aCompany();
  recruitmentId = await aRecruitment(world, company);
});

const draft = { reason: 'MONEY_DEMAND', text: '교육비를 먼저 내라고 해요' } as const;
const flagIt = (actor: TestActor, id = recruitmentId) =>
  world.api(actor, contract).flagRecruitment({ params: { _recruitment: id }, body: draft });
const flagCompany = (actor: TestActor) =>
  world.api(actor, contract).flagCompany({ params: { _company: company.company?.id ?? '' }, body: draft });
const console = () => world.api(admin, consoleFlags);
const queue = async () =>
  (await console().list({ query: { _company: company.company?.id, state: 'OPEN' } })).flags;
const decide = (id: string, decision: 'DISMISS' | 'HIDE' | 'ACCEPT', reason = '확인했어요') =>
  console().decide({ params: { _flag: id }, body: { decision, reason } });
const outcomesOf = async (...actors: TestActor[]) => {
  const ids = actors.map(({ user }) => user.id);
  const rows = await world.db.select().from(inboxItems).where(inArray(inboxItems.userId, ids));
  return rows.filter(({ kind }) => kind.startsWith('FLAG_'));
};
const stateOf = async () =>
  (await world.db.select().from(recruitments).where(eq(recruitments.id, recruitmentId)))[0]?.publicState;

describe('a report', () => {
  test('of a recruitment waits in the queue, with its sender masked', async () => {
    const person = await world.aPerson({ name: '홍길동' });
    expect(await flagIt(person)).toEqual({ isNew: true });
    expect(await queue()).toMatchObject([
      { target: 'RECRUITMENT', _recruitment: recruitmentId, ...draft, state: 'OPEN', openCount: 1 },
    ]);
    expect((await queue())[0]?.reporter.name).toBe('홍*동');
  });

  test('repeated changes nothing, also at once, and is not counted again', async () => {
    const person = await world.aPerson();
    const answers = await Promise.all(Array.from({ length: 4 }, () => flagIt(person)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await flagIt(person)).toEqual({ isNew: false });
    expect(await queue()).toHaveLength(1);
  });

  test('of the company is one of its own beside that of its recruitment', async () => {
    const person = await world.aPerson();
    await flagIt(person);
    expect(await flagCompany(person)).toEqual({ isNew: true });
    expect(await flagCompany(person)).toEqual({ isNew: false });
    expect((await queue()).map(({ target, openCount }) => [target, openCount])).toEqual([
      ['RECRUITMENT', 1],
      ['COMPANY', 1],
    ]);
  });

  test('is limited for each day, also for several at once', async () => {
    const person = await world.aPerson();
    const ids = await Promise.all(
      Array.from({ length: FLAGS_A_DAY + 2 }, () => aRecruitment(world, company)),
    );
    const sent = await Promise.allSettled(ids.map((id) => flagIt(person, id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(FLAGS_A_DAY);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 429 } });
    world.clock.advance(24 * 60 * 60);
    expect(await flagIt(await world.act(person.user))).toEqual({ isNew: true });
    world.clock.reset();
  });

  test('is not for the company itself, administrators or what nobody sees', async () => {
    await expect(flagIt(company)).rejects.toMatchObject({ statusCode: 403 });
    await expect(flagIt(admin)).rejects.toMatchObject({ statusCode: 403 });
    await world.db.update(recruitments).set({ state: 'NO_SHOWN' }).where(eq(recruitments.id, recruitmentId));
    await expect(flagIt(await world.aPerson())).rejects.toMatchObject({ statusCode: 404 });
  });

  test('for another reason needs a text', async () => {
    const body = { reason: 'OTHER', text: ' ' } as const;
    const params = { _recruitment: recruitmentId };
    const sent = world.api(await world.aPerson(), contract).flagRecruitment({ params, body });
    await expect(sent).rejects.toMatchObject({ statusCode: 400, fields: { text: expect.any(String) } });
  });
});

describe('a decision', () => {
  test('to hide the recruitment ends all its open reports, and all who reported are notified', async () => {
    const first = await world.aPerson();
    const second = await world.aPerson();
    await flagIt(first);
    await flagIt(second);
    const [open] = await queue();
    const { flag } = await decide(open?._id ?? '', 'HIDE', '금품을 요구하는 공고예요');
    expect(flag).toMatchObject({ state: 'ACCEPTED', decisionReason: '금품을 요구하는 공고예요' });
    expect(await stateOf()).toBe('NO_SHOWN');
    expect(await queue()).toEqual([]);
    await world.drain();
    const outcomes = await outcomesOf(first, second);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['FLAG_ACCEPTED', 'FLAG_ACCEPTED']);
    expect(JSON.stringify(outcomes.map(({ params }) => params))).not.toContain('금품');
    const ofCompany = eq(inboxItems.userId, company.user.id);
    const [blocked] = await world.db
      .select()
      .from(inboxItems)
      .where(and(ofCompany, eq(inboxItems.kind, 'RECRUITMENT_BLOCKED')));
    expect(blocked?.params).toMatchObject({ reason: '금품을 요구하는 공고예요' });
    const logged = await world.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, open?._id ?? ''));
    expect(logged).toMatchObject([{ action: 'flags.accept', details: { count: 2 } }]);
  });

  test('to dismiss ends that report only, and leaves the recruitment as it is', async () => {
    const first = await world.aPerson();
    const second = await world.aPerson();
    await flagIt(first);
    world.clock.advance(1);
    await flagIt(second);
    world.clock.reset();
    await decide((await queue())[0]?._id ?? '', 'DISMISS');
    expect((await queue()).map(({ reporter }) => reporter._id)).toEqual([second.user.id]);
    expect(await stateOf()).toBe('ON_GOING');
    expect(await outcomesOf(first, second)).toMatchObject([
      { kind: 'FLAG_DISMISSED', userId: first.user.id },
    ]);
  });

  test('repeated changes nothing; another one is a conflict', async () => {
    await flagIt(await world.aPerson());
    const id = (await queue())[0]?._id ?? '';
    await Promise.all([decide(id, 'DISMISS'), decide(id, 'DISMISS')]);
    await expect(decide(id, 'HIDE')).rejects.toMatchObject({ statusCode: 409 });
    expect(await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))).toHaveLength(1);
  });

  test('on a company hides no recruitment', async () => {
    await flagCompany(await world.aPerson());
    const id = (await queue())[0]?._id ?? '';
    await expect(decide(id, 'HIDE')).rejects.toMatchObject({ statusCode: 400 });
    expect((await decide(id, 'ACCEPT')).flag.state).toBe('ACCEPTED');
    expect(await stateOf()).toBe('ON_GOING');
  });

  test('needs a reason and the right to moderate', async () => {
    await flagIt(await world.aPerson());
    const id = (await queue())[0]?._id ?? '';
    await expect(decide(id, 'DISMISS', ' ')).rejects.toMatchObject({ statusCode: 400 });
    const viewer = world.api(await world.anAdministrator('VIEWER'), consoleFlags);
    const body = { decision: 'DISMISS', reason: '사유' } as const;
    await expect(viewer.decide({ params: { _flag: id }, body })).rejects.toMatchObject({ statusCode: 403 });
    const [row] = await world.db.select().from(flags).where(eq(flags.id, id));
    expect(row?.state).toBe('OPEN');
  });
});
