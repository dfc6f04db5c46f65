import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { textingBounds } from '@ieum/contract/live/textings/enums.ts';
import { companyMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { textings as contract } from '@ieum/contract/live/textings/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { messages } from '#foundation/messages/tables.ts';
import { users } from '#account/users/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { addSeconds, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { DeliveryError } from '#platform/delivery/delivery.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { apply, aPersonWithResume } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { isOnPostgres } from '../../../test/test-database.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { textingQuotas, textings } from './tables.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let recruitmentId: string;
let applicationId: string;
beforeAll(async () => {
  world = await theWorld();
  advanceTo(12);
});
const DAY = 24 * 60 * 60;
/** The next moment at which it is this hour in Seoul. */
function advanceTo(hour: number) {
  const wanted = startOfSeoulDay(seoulDay(world.clock.now())).getTime() / 1000 + hour * 60 * 60;
  const seconds = wanted - world.clock.now().getTime() / 1000;
  world.clock.advance(seconds < 0 ? seconds + DAY : seconds);
}
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
  recruitmentId = await aRecruitment(world, company, { subject: '해외영업 담당' });
  applicationId = (await apply(world, person, recruitmentId))._id;
});

const api = (who = company) => world.api(who, contract);
const aTexting = (input: object = {}) => ({
  _recruitment: recruitmentId,
  addressees: [applicationId],
  message: '{이름} 님, {company}의 {공고} 서류 결과를 안내해 드려요.',
  ...input,
});
const send = async (input: object = {}) => (await api().send({ body: aTexting(input) })).message;
const of = ({ _id }: { _id: string }) => ({ params: { _texting: _id } });
const read = async (texting: { _id: string }) => (await api().read(of(texting))).texting;
const sentTo = (userId: string) => world.db.select().from(messages).where(eq(messages.userId, userId));
const smsOf = async ({ user }: TestActor) =>
  (await sentTo(user.id)).filter(({ channel }) => channel === 'SMS');
const deliveries = async (texting: { _id: string }) =>
  (await api().addressees({ ...of(texting), query: {}, headers: {} })).addressees;
const quotaOf = async () => {
  const [row] = await world.db
    .select()
    .from(textingQuotas)
    .where(eq(textingQuotas.companyId, company.company?.id ?? ''));
  return row?.count ?? 0;
};

describe('a text message to applicants', () => {
  test('is sent filled in, once it can no longer be undone, and says how it was delivered', async () => {
    const texting = await send();
    expect(texting).toMatchObject({
      state: 'WAITING',
      recruitment: { _id: recruitmentId, subject: '해외영업 담당' },
      meeting: null,
      addresser: { user: { _id: company.user.id }, company: { name: '한빛정밀' } },
      addressees: [applicationId],
      names: ['홍길동'],
      figures: { QUEUED: 1, SENT: 0 },
    });
    expect(await smsOf(person)).toEqual([]);
    await world.settle();
    const [message] = await smsOf(person);
    expect(message?.body).toBe('홍길동 님, 한빛정밀의 해외영업 담당 서류 결과를 안내해 드려요.');
    expect(await read(texting)).toMatchObject({ state: 'SENT', figures: { QUEUED: 0, SENT: 1 } });
    expect(await deliveries(texting)).toMatchObject([
      { name: '홍길동', to: expect.stringMatching(/^010\*+\d{4}$/), state: 'SENT', reason: null },
    ]);
  });

  test('is listed by creation in either direction, and not in an unknown order', async () => {
    const first = await send();
    world.clock.advance(60);
    const second = await send();
    const list = async (sort: object) => {
      const { textings: rows } = await api().list({ query: {}, headers: { sort: JSON.stringify(sort) } });
      return rows.map(({ _id }) => _id);
    };
    expect(await list({ createdAt: 1 })).toEqual([first._id, second._id]);
    expect(await list({ createdAt: -1 })).toEqual([second._id, first._id]);
    await expect(list({ sentAt: 1 })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('that is undone is sent to nobody, counts for nothing and notifies nobody', async () => {
    const notified = () => world.db.$count(inboxItems, eq(inboxItems.userId, person.user.id));
    await world.drain();
    const before = await notified();
    const texting = await send();
    expect(await quotaOf()).toBe(1);
    const { texting: undone } = await api().stop(of(texting));
    expect(undone).toMatchObject({ state: 'UNDONE', figures: { WITHHELD: 1 } });
    expect((await api().stop(of(texting))).texting.state).toBe('UNDONE');
    await world.settle();
    expect(await smsOf(person)).toEqual([]);
    expect(await notified()).toBe(before);
    expect(await quotaOf()).toBe(0);
  });

  test('that could not be sent to some notifies its sender once in the inbox, and nobody else', async () => {
    const other = await aPersonWithResume(world);
    const { _id: second } = await apply(world, other, recruitmentId);
    const inboxOf = ({ user }: TestActor) =>
      world.db
        .select()
        .from(inboxItems)
        .where(and(eq(inboxItems.userId, user.id), eq(inboxItems.kind, 'TEXTING_FAILED')));
    const rejected = new DeliveryError('거절', { isRetryable: false });
    const failing = vi.spyOn(world.sms, 'send').mockRejectedValue(rejected);
    const texting = await send({ addressees: [applicationId, second] });
    await world.settle();
    failing.mockRestore();
    expect(await read(texting)).toMatchObject({ figures: { SENT: 0, FAILED: 2 } });
    expect(await inboxOf(company)).toMatchObject([
      { params: { title: '해외영업 담당' }, link: '/dashboard/meetings?tab=textings' },
    ]);
    expect(await inboxOf(person)).toEqual([]);
  });

  test('is tried out at the own number first, once for each press, and counts as one of the day', async () => {
    const written = { _recruitment: recruitmentId, message: '{name} 님, {company} 안내예요.' };
    const first = await api().tryOut({ body: { ...written, key: 'press' } });
    const again = await api().tryOut({ body: { ...written, key: 'press' } });
    expect(again).toEqual(first);
    const [own, ...others] = await smsOf(company);
    expect(own?.body).toBe('한빛정밀 님, 한빛정밀 안내예요.');
    expect([others, await smsOf(person)]).toEqual([[], []]);
    expect(await quotaOf()).toBe(1);
    const { preview } = await api().preview({
      body: { _recruitment: recruitmentId, addressees: [applicationId] },
    });
    expect([preview.own, preview.left]).toEqual([first.to, textingBounds.day - 1]);
    await world.db.update(users).set({ phone: '025550100' }).where(eq(users.id, company.user.id));
    await expect(api().tryOut({ body: { ...written, key: 'other' } })).rejects.toMatchObject({
      statusCode: 409,
    });
    await expect(
      api(await world.aCompany()).tryOut({ body: { ...written, key: 'foreign' } }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });

  test('that was sent cannot be undone', async () => {
    const texting = await send();
    await world.settle();
    await expect(api().stop(of(texting))).rejects.toMatchObject({ statusCode: 409 });
  });

  test('is sent once, however often the same request arrives', async () => {
    const first = await send({ key: 'press' });
    world.clock.advance(120);
    expect((await send({ key: 'press' }))._id).toBe(first._id);
    expect((await send({ key: 'other' }))._id).not.toBe(first._id);
    expect(await quotaOf()).toBe(2);
  });

  test('waits for the morning when it is sent at night, and can be stopped until then', async () => {
    advanceTo(22);
    company = await world.act(company.user, company.company);
    const { preview } = await api().preview({
      body: { _recruitment: recruitmentId, addressees: [applicationId] },
    });
    expect(preview.leavesAt).not.toBeNull();
    const texting = await send();
    await world.settle();
    expect(await deliveries(texting)).toMatchObject([{ state: 'QUEUED', leavesAt: preview.leavesAt }]);
    expect(await read(texting)).toMatchObject({ state: 'SENT', leavesAt: preview.leavesAt });
    await api().stop(of(texting));
    expect(await read(texting)).toMatchObject({ figures: { WITHHELD: 1 }, leavesAt: null });
    expect(await deliveries(texting)).toMatchObject([{ state: 'WITHHELD', reason: 'STOPPED' }]);
    expect(await quotaOf()).toBe(0);
    advanceTo(12);
  });

  test('of a company whose account is suspended is not sent any more', async () => {
    advanceTo(22);
    company = await world.act(company.user, company.company);
    const late = await send({ message: '밤에 쓴 안내' });
    await world.settle();
    const waiting = await send({ message: '방금 쓴 안내' });
    const admin = await world.anAdministrator();
    const body = { status: 'BLOCKED' as const, reason: '확인' };
    await world.api(admin, members).setStatus({ params: { _user: company.user.id }, body });
    await world.settle();
    advanceTo(12);
    await world.app.jobs.runNow('release-messages');
    await world.drain();
    expect((await smsOf(person)).map(({ body: text, state }) => [text, state])).toEqual([
      ['밤에 쓴 안내', 'WITHHELD'],
    ]);
    const rows = await world.db.select().from(textings).where(eq(textings.recruitmentId, recruitmentId));
    expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [late._id, 'SENT'],
        [waiting._id, 'UNDONE'],
      ]),
    );
  });

  test('is for own applicants of the job only, by their applications or by their persons', async () => {
    const stranger = await world.aPerson();
    const elsewhere = await aRecruitment(world, company);
    const foreign = (await apply(world, person, elsewhere))._id;
    for (const addressees of [[stranger.user.id], [foreign], [applicationId, stranger.user.id], []])
      await expect(send({ addressees })).rejects.toMatchObject({
        statusCode: 400,
        fields: { addressees: expect.any(String) },
      });
    expect((await send({ addressees: [person.user.id] })).addressees).toEqual([applicationId]);
    const other = await world.aCompany();
    await expect(api(other).send({ body: aTexting() })).rejects.toMatchObject({ statusCode: 403 });
    await expect(api(await world.aPendingCompany()).send({ body: aTexting() })).rejects.toMatchObject({
      statusCode: 403,
    });
    for (const addresser of [{ _company: other.company?.id }, { phone: 'abc' }, { email: 'nobody' }])
      await expect(send({ addresser })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('must fit into a text message once it is filled, and have a meeting for its link', async () => {
    const wrong = { statusCode: 400, fields: { message: expect.any(String) } };
    await expect(send({ message: ' ' })).rejects.toMatchObject(wrong);
    await expect(send({ message: '가'.repeat(1001) })).rejects.toMatchObject(wrong);
    await expect(send({ message: `${'가'.repeat(990)}{name}{company}{recruitment}` })).rejects.toMatchObject(
      wrong,
    );
    await expect(send({ message: '{link}' })).rejects.toMatchObject(wrong);
  });

  test('has no placeholder that nothing replaces, and the error names it', async () => {
    const wrong = { statusCode: 400, fields: { message: expect.stringContaining('{부서}') } };
    const message = '{name} 님, {부서}입니다.';
    await expect(send({ message })).rejects.toMatchObject(wrong);
    const body = { _recruitment: recruitmentId, message, key: 'unknown placeholder' };
    await expect(api().tryOut({ body })).rejects.toMatchObject(wrong);
  });

  test('shows beforehand who receives none and why, and sends to the others', async () => {
    const [without, landline, gone] = await Promise.all([
      aPersonWithResume(world),
      aPersonWithResume(world),
      aPersonWithResume(world),
    ]);
    const ids = [applicationId];
    for (const one of [without, landline, gone]) ids.push((await apply(world, one, recruitmentId))._id);
    // Two persons cannot have the same number, nor none: one of another file's tests gives way.
    await world.db
      .update(users)
      .set({ phone: sql`left(id::text, 20)` })
      .where(eq(users.phone, ''));
    await world.db.update(users).set({ phone: '' }).where(eq(users.id, without.user.id));
    await world.db.update(users).set({ phone: '0298765432' }).where(eq(users.id, landline.user.id));
    const body = { _recruitment: recruitmentId, addressees: ids };
    const { preview } = await api().preview({ body });
    const problemOf = new Map(preview.addressees.map((one) => [one._application, one.problem]));
    expect(ids.map((id) => problemOf.get(id))).toEqual([null, 'NO_ADDRESS', 'NO_MOBILE', null]);
    expect(preview).toMatchObject({ left: textingBounds.day, values: { company: '한빛정밀', link: null } });
    expect(JSON.stringify(preview)).not.toContain(person.user.phone);
    const texting = await send({ addressees: ids });
    expect(await quotaOf()).toBe(2);
    await world.api(gone, applications).revoke({ params: { _application: ids[3] ?? '' } });
    await world.settle();
    const reasonOf = new Map((await deliveries(texting)).map((one) => [one._application, one.reason]));
    expect(ids.map((id) => reasonOf.get(id))).toEqual([null, 'NO_ADDRESS', 'NO_MOBILE', 'REVOKED']);
    expect(await smsOf(gone)).toEqual([]);
    expect(await quotaOf()).toBe(1);
    await expect(send({ addressees: [ids[1]] })).rejects.toMatchObject({ statusCode: 400 });
    // Another test has a person without a number, and there can be one only.
    const { phone } = without.user;
    await world.db.update(users).set({ phone }).where(eq(users.id, without.user.id));
  });
});

describe('a text about a meeting', () => {
  const HOUR = 60 * 60;
  const inHours = (hours: number) => addSeconds(world.clock.now(), hours * HOUR).toISOString();
  const propose = async (input: object = {}) => {
    const body = {
      _recruitment: recruitmentId,
      _applications: [applicationId],
      title: '1차 면담',
      matching: { startsAt: inHours(0), endsAt: inHours(48) },
      schedulesAvailable: [inHours(72)],
      ...input,
    };
    return (await world.api(company, companyMeetings).create({ body })).meeting;
  };

  test('contains its link, and is for those who are invited', async () => {
    const meeting = await propose();
    const written = { _meeting: meeting._id, message: '{link}에서 시간을 골라 주세요' };
    const texting = await send(written);
    expect(texting.meeting).toEqual({ _id: meeting._id, title: '1차 면담' });
    await world.settle();
    expect((await smsOf(person)).map(({ body }) => body)).toContainEqual(
      expect.stringMatching(new RegExp(`^https?://\\S+/meetings/${meeting._id}에서`)),
    );
    const other = await aPersonWithResume(world);
    const { _id } = await apply(world, other, recruitmentId);
    await expect(send({ ...written, addressees: [_id] })).rejects.toMatchObject({ statusCode: 400 });
    const elsewhere = await aRecruitment(world, company);
    await expect(send({ ...written, _recruitment: elsewhere })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('is sent with the proposal when that is chosen, and undone with it', async () => {
    const texting = { message: '{name} 님, {link}' };
    const [stored, undone] = [await propose({ texting }), await propose({ texting, title: '2차 면담' })];
    await propose({ title: '문자 없는 면담' });
    await world.api(company, companyMeetings).remove({ params: { _meeting: undone._id } });
    await world.settle();
    const bodies = (await smsOf(person)).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('/meetings/'))).toEqual([
      expect.stringContaining(`/meetings/${stored._id}`),
    ]);
  });
});

/** All drafts that a company can keep, but one. */
const fillDrafts = () =>
  world.db.execute(sql`insert into textings
    (id, company_id, recruitment_id, sender_name, sender_phone, sender_email, message, state, place, created_at)
    select gen_random_uuid(), ${company.company?.id ?? ''}, ${recruitmentId}, '', '', '', '안내', 'DRAFT', n, now()
    from generate_series(1, ${textingBounds.drafts - 1}::int) as n`);

describe('a draft', () => {
  const draft = async (input: object = {}) => (await api().create({ body: aTexting(input) })).texting;

  test('is kept, changed from the version that was read, sent once and then stays as it is', async () => {
    const first = await draft({ addressees: [] });
    expect(first).toMatchObject({ state: 'DRAFT', sentAt: null, version: 0 });
    const change = { message: '고친 내용', addressees: [applicationId], version: 0 };
    const { texting } = await api().revise({ ...of(first), body: change });
    expect(texting).toMatchObject({ message: '고친 내용', names: ['홍길동'], version: 1 });
    await expect(api().revise({ ...of(first), body: change })).rejects.toMatchObject({ statusCode: 409 });
    const sent = await send({ _texting: first._id, message: '고친 내용' });
    expect(sent).toMatchObject({ _id: first._id, state: 'WAITING' });
    expect((await send({ _texting: first._id, message: '고친 내용' }))._id).toBe(first._id);
    await expect(send({ _texting: first._id, message: '다른 내용' })).rejects.toMatchObject({
      statusCode: 409,
    });
    for (const call of [
      () => api().revise({ ...of(first), body: { message: '늦은 내용' } }),
      () => api().remove(of(first)),
    ])
      await expect(call()).rejects.toMatchObject({ statusCode: 409 });
    expect((await api().list({ query: { state: 'DRAFT' }, headers: {} })).count).toBe(0);
  });

  test('is deleted, and lists are of one job, one state and one company', async () => {
    const [first, sent] = [await draft(), await send()];
    const list = async (query: object, who = company) =>
      (await api(who).list({ query, headers: {} })).textings.map(({ _id }) => _id);
    expect(await list({ state: 'DRAFT' })).toEqual([first._id]);
    expect(await list({ _recruitment: recruitmentId, state: 'WAITING,SENT' })).toEqual([sent._id]);
    expect(await list({}, await world.aCompany())).toEqual([]);
    await api().remove(of(first));
    expect(await list({})).toEqual([sent._id]);
    await expect(api().read(of(first))).rejects.toMatchObject({ statusCode: 404 });
  });

  test('is one of fifty', async () => {
    await fillDrafts();
    await draft();
    await expect(draft()).rejects.toMatchObject({ statusCode: 409 });
  });
});

describe.runIf(isOnPostgres)(
  'of ten texts that are sent at the same moment for the last place of the day',
  () => {
    const fillDay = async (count: number) => {
      await send({ key: 'first' });
      await world.db
        .update(textingQuotas)
        .set({ count })
        .where(eq(textingQuotas.companyId, company.company?.id ?? ''));
    };

    test('one is sent, and the others are rejected until tomorrow', async () => {
      await fillDay(textingBounds.day - 1);
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => send({ key: `press ${n}` })),
      );
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(lost).toHaveLength(9);
      expect(new Set(lost.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
      expect(await quotaOf()).toBe(textingBounds.day);
      expect((await api().list({ query: {}, headers: {} })).count).toBe(2);
      world.clock.advance(DAY);
      company = await world.act(company.user, company.company);
      await send();
      expect(await quotaOf()).toBe(1);
    });

    test('more are sent when it is read first and written then, so that the race is real', async () => {
      await world.db.execute(sql`create table naive_quotas (count integer not null)`);
      await world.db.execute(sql`insert into naive_quotas values (${textingBounds.day - 1})`);
      const count = async () =>
        Number((await world.db.execute(sql`select count from naive_quotas`)).rows[0]?.['count']);
      await raceUnguarded(10, {
        read: async () => ((await count()) < textingBounds.day ? true : undefined),
        write: () => world.db.execute(sql`update naive_quotas set count = count + 1`),
      });
      const counted = await count();
      await world.db.execute(sql`drop table naive_quotas`);
      expect(counted).toBeGreaterThan(textingBounds.day);
    });

    test('one request that arrives ten times at the same moment is sent once', async () => {
      const results = await Promise.all(Array.from({ length: 10 }, () => send({ key: 'press' })));
      expect(new Set(results.map(({ _id }) => _id)).size).toBe(1);
      expect(await quotaOf()).toBe(1);
    });
  },
);

describe.runIf(isOnPostgres)('a text message that is taken back at the moment at which it is sent', () => {
  test('either nothing is sent or the taking back is rejected, in five rounds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const message = `${round}번째 안내`;
      const texting = await send({ key: message, message });
      const [stopped] = await Promise.allSettled([api().stop(of(texting)), world.settle()]);
      await world.drain();
      const sent = (await smsOf(person)).filter(({ body, state }) => body === message && state === 'SENT');
      expect(sent).toHaveLength(stopped.status === 'fulfilled' ? 0 : 1);
    }
  });
});

describe.runIf(isOnPostgres)('of five drafts that are kept at the same moment for the last place', () => {
  test('one is kept', async () => {
    await fillDrafts();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => api().create({ body: aTexting() })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await api().list({ query: { state: 'DRAFT' }, headers: {} })).count).toBe(textingBounds.drafts);
  });
});
