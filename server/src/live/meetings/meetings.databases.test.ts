import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { companyMeetings, meetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { calendar } from '@ieum/contract/live/calendar/endpoints.ts';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { messages } from '#foundation/messages/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply, aPersonWithResume } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { isOnPostgres } from '../../../test/test-database.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { meetingSlots } from './tables.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let recruitmentId: string;
let applicationId: string;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor | undefined) => world.api(actor, companyMeetings);
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
  recruitmentId = await aRecruitment(world, company);
  applicationId = (await apply(world, person, recruitmentId))._id;
});

const HOUR = 60 * 60;
const hoursAhead = (hours: number) => {
  const at = addSeconds(world.clock.now(), hours * HOUR);
  return new Date(Math.ceil(at.getTime() / 1000 / HOUR) * HOUR * 1000).toISOString();
};
const aWindow = () => ({ startsAt: world.clock.now().toISOString(), endsAt: hoursAhead(24 * 7) });
const aDraft = (input: object = {}) => ({
  _recruitment: recruitmentId,
  _applications: [applicationId],
  title: '1차 면담',
  matching: aWindow(),
  schedulesAvailable: [hoursAhead(48), hoursAhead(49)],
  ...input,
});
const asCompany = () => world.api(company, companyMeetings);
const asPerson = (who = person) => world.api(who, ownMeetings);
const create = async (input: object = {}) => (await asCompany().create({ body: aDraft(input) })).meeting;
const paramsOf = (meeting: { _id: string }) => ({ params: { _meeting: meeting._id } });
const pickAt = (meeting: { _id: string }, date: string, who = person) =>
  asPerson(who).pick({ ...paramsOf(meeting), body: { date } });
const slotOf = (slot: { _meeting: string; _id: string }) => ({
  params: { _meeting: slot._meeting, _schedule: slot._id },
});
const kindsOf = async ({ user }: TestActor) =>
  (await world.db.select().from(inboxItems).where(eq(inboxItems.userId, user.id))).map(({ kind }) => kind);
const another = async () => {
  const other = await aPersonWithResume(world);
  return { other, otherId: (await apply(world, other, recruitmentId))._id };
};

describe('a company', () => {
  test('proposes times, which begin as a matching in progress and move the applicant to the stage', async () => {
    const meeting = await create();
    expect(meeting).toMatchObject({
      state: 'MATCHING_ON_GOING',
      title: '1차 면담',
      minutes: 30,
      _recruitment: recruitmentId,
      _applications: [applicationId],
      applications: [{ name: '홍길동', isOpen: true, schedule: null }],
    });
    expect(meeting.schedulesAvailable).toHaveLength(2);
    const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row?.stage).toBe('ON_MEETING');
    const { meetings: listed, count } = await asCompany().list({ query: {}, headers: {} });
    expect(listed).toEqual([meeting]);
    expect(count).toBe(1);
  });

  test('notifies those whom it chose, once it can no longer undo it', async () => {
    await create();
    await create({ notice: 'NONE', title: '조용한 면담' });
    expect(await kindsOf(person)).not.toContain('MEETING_PROPOSED');
    await world.settle();
    expect((await kindsOf(person)).filter((kind) => kind === 'MEETING_PROPOSED')).toHaveLength(1);
  });

  test('takes a proposal back in the last moment of the offer, whose call takes a while', async () => {
    const meeting = await create();
    world.clock.advance(UNDO_SECONDS + 3);
    await world.drain();
    await asCompany().remove(paramsOf(meeting));
    await world.settle();
    expect(await kindsOf(person)).not.toContain('MEETING_PROPOSED');
    const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row?.stage).toBe('IS_APPLIED');
  });

  test('takes a proposal back: nobody is notified, and the applicant is in the stage before', async () => {
    const meeting = await create();
    await asCompany().remove(paramsOf(meeting));
    await world.settle();
    expect(await kindsOf(person)).not.toContain('MEETING_PROPOSED');
    const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row?.stage).toBe('IS_APPLIED');
    await expect(asCompany().read(paramsOf(meeting))).rejects.toMatchObject({ statusCode: 404 });
  });

  test('is rejected with an end before its start, past or double times, more than 500, other applicants', async () => {
    const { endsAt } = aWindow();
    const elsewhere = await aRecruitment(world, company);
    const foreign = (await apply(world, person, elsewhere))._id;
    const many = Array.from({ length: 501 }, (_, i) => hoursAhead(24 + i));
    for (const wrong of [
      { matching: { startsAt: endsAt, endsAt: hoursAhead(1) } },
      { matching: { startsAt: hoursAhead(-48), endsAt: hoursAhead(-24) } },
      { schedulesAvailable: [hoursAhead(-1)] },
      { schedulesAvailable: [hoursAhead(48), hoursAhead(48)] },
      { schedulesAvailable: many },
      { _applications: [foreign] },
      { title: ' ' },
    ])
      await expect(create(wrong)).rejects.toMatchObject({ statusCode: 400 });
    expect((await asCompany().list({ query: {}, headers: {} })).count).toBe(0);
    await expect(api(await world.aCompany()).create({ body: aDraft() })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  test('approves a time, which both then have in their calendars, and cancels it with a reason only', async () => {
    const meeting = await create();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    const approved = await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } });
    expect(approved.schedule).toMatchObject({ state: 'APPROVED', approvedAt: expect.any(String) });
    expect((await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } })).schedule).toEqual(
      approved.schedule,
    );
    expect((await asCompany().read(paramsOf(meeting))).meeting.state).toBe('MATCHING_COMPLETE');
    await expect(
      asCompany().decide({ ...slotOf(schedule), body: { state: 'CANCELED' } }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const reason = '담당자 출장';
    const { schedule: canceled } = await asCompany().decide({
      ...slotOf(schedule),
      body: { state: 'CANCELED', reason },
    });
    expect(canceled).toMatchObject({ state: 'CANCELED', canceledBy: 'COMPANY', reason });
    await expect(
      asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } }),
    ).rejects.toMatchObject({ statusCode: 409 });
    expect(await kindsOf(person)).toEqual(expect.arrayContaining(['MEETING_APPROVED', 'MEETING_CANCELED']));
    expect((await pickAt(meeting, hoursAhead(48))).schedule.state).toBe('AWAITING');
  });

  test('approves a time, of which the e-mail names the place, and none where there is none', async () => {
    const mailsOf = async (input: object) => {
      const meeting = await create(input);
      const { schedule } = await pickAt(meeting, meeting.schedulesAvailable[0] ?? '');
      await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } });
      await world.drain();
      const sent = await world.db.select().from(messages).where(eq(messages.userId, person.user.id));
      return sent.filter(({ subject }) => subject?.includes('확정')).map(({ body }) => body);
    };
    const [first] = await mailsOf({ place: '3층 회의실', schedulesAvailable: [hoursAhead(48)] });
    expect(first).toContain('장소: 3층 회의실');
    const bodies = await mailsOf({ title: '2차 면담', schedulesAvailable: [hoursAhead(72)] });
    expect(bodies).toHaveLength(2);
    expect(bodies.filter((body) => body.includes('장소:'))).toHaveLength(1);
  });

  test('approves neither a time at which it has something else nor one at which the applicant has', async () => {
    const [first, second] = [await create(), await create({ title: '2차 면담' })];
    const { other, otherId } = await another();
    await asCompany().revise({ ...paramsOf(second), body: { _applications: [applicationId, otherId] } });
    const one = (await pickAt(first, hoursAhead(48))).schedule;
    const two = (await pickAt(second, hoursAhead(48), other)).schedule;
    await asCompany().decide({ ...slotOf(one), body: { state: 'APPROVED' } });
    await expect(asCompany().decide({ ...slotOf(two), body: { state: 'APPROVED' } })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('1차 면담'),
    });
    expect((await asPerson(other).schedules(paramsOf(second))).schedules[0]?.state).toBe('AWAITING');
    const { meeting } = await asPerson().read(paramsOf(second));
    expect(meeting.taken).toContain(hoursAhead(48));
    expect(meeting.clashes).toMatchObject([{ title: '1차 면담' }]);
    await expect(pickAt(second, hoursAhead(48))).rejects.toMatchObject({ statusCode: 409 });
  });

  test('moves a time that waits, and none that is approved', async () => {
    const meeting = await create();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    const date = hoursAhead(49);
    expect((await asCompany().decide({ ...slotOf(schedule), body: { date } })).schedule.date).toBe(date);
    expect(await kindsOf(person)).toContain('MEETING_MOVED');
    await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } });
    await expect(
      asCompany().decide({ ...slotOf(schedule), body: { date: hoursAhead(48) } }),
    ).rejects.toMatchObject({ statusCode: 409 });
  });

  test('adds and removes free times and changes the place, of which those with a time are notified', async () => {
    const meeting = await create();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    const revise = async (body: object) => (await asCompany().revise({ ...paramsOf(meeting), body })).meeting;
    const times = [hoursAhead(48), hoursAhead(50)];
    expect((await revise({ schedulesAvailable: times })).schedulesAvailable).toEqual(times);
    expect((await revise({ place: '3층 회의실', notice: 'NONE' })).place).toBe('3층 회의실');
    expect(await kindsOf(person)).not.toContain('MEETING_PLACE');
    await revise({ place: '5층 회의실' });
    expect(await kindsOf(person)).toContain('MEETING_PLACE');
    expect((await asPerson().read(paramsOf(meeting))).meeting.place).toBe('5층 회의실');
    const file = await world.answers(person, calendar).one({ params: { _appointment: schedule._id } });
    expect(file.body).toContain('LOCATION:5층 회의실');
    const { meeting: shown } = await world.api(undefined, meetings).read(paramsOf(meeting));
    expect(JSON.stringify(shown)).not.toContain('회의실');
  });

  test('approves no time of an applicant who was eliminated meanwhile', async () => {
    const meeting = await create();
    await world.settle();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    await world.api(company, applicants).stage({
      params: { _recruitment: recruitmentId, _application: applicationId },
      body: { stage: 'ELIMINATED' },
    });
    await expect(
      asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } }),
    ).rejects.toMatchObject({ statusCode: 409 });
  });

  test('keeps what was picked when it changes the meeting, and closes it step by step', async () => {
    const meeting = await create();
    await pickAt(meeting, hoursAhead(48));
    for (const body of [
      { schedulesAvailable: [hoursAhead(49)] },
      { _applications: [] },
      { minutes: 60 },
      { state: 'MEETINGS_COMPLETE' as const },
    ])
      await expect(asCompany().revise({ ...paramsOf(meeting), body })).rejects.toMatchObject({
        statusCode: 409,
      });
    await expect(asCompany().remove(paramsOf(meeting))).rejects.toMatchObject({ statusCode: 409 });
    const body = { title: '최종 면담', state: 'MATCHING_COMPLETE' as const };
    const { meeting: closed } = await asCompany().revise({ ...paramsOf(meeting), body });
    expect(closed).toMatchObject({ title: '최종 면담', state: 'MATCHING_COMPLETE', awaitingCount: 1 });
  });
});

describe('a person', () => {
  test('picks one time, changes and cancels it while it waits', async () => {
    const meeting = await create();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    expect(schedule).toMatchObject({
      state: 'AWAITING',
      date: hoursAhead(48),
      _application: applicationId,
      _applicant: person.user.id,
      _company: company.company?.id,
      _recruitment: recruitmentId,
    });
    expect((await pickAt(meeting, hoursAhead(48))).schedule).toEqual(schedule);
    await expect(pickAt(meeting, hoursAhead(49))).rejects.toMatchObject({ statusCode: 409 });
    const change = { _schedule: schedule._id };
    for (const body of [change, { ...change, date: hoursAhead(49), state: 'CANCELED' as const }])
      await expect(asPerson().change({ ...paramsOf(meeting), body })).rejects.toMatchObject({
        statusCode: 400,
      });
    const moved = await asPerson().change({
      ...paramsOf(meeting),
      body: { ...change, date: hoursAhead(49) },
    });
    expect(moved.schedule.date).toBe(hoursAhead(49));
    const canceled = await asPerson().change({
      ...paramsOf(meeting),
      body: { ...change, state: 'CANCELED' },
    });
    expect(canceled.schedule).toMatchObject({ state: 'CANCELED', canceledBy: 'PERSON' });
    expect(await kindsOf(company)).toEqual(
      expect.arrayContaining(['MEETING_PICKED', 'MEETING_CHANGED', 'MEETING_DECLINED']),
    );
  });

  test('cannot pick a time that was not proposed, is taken, or after the end', async () => {
    const meeting = await create();
    await expect(pickAt(meeting, hoursAhead(50))).rejects.toMatchObject({ statusCode: 400 });
    const { other, otherId } = await another();
    const body = { _applications: [applicationId, otherId] };
    await asCompany().revise({ ...paramsOf(meeting), body });
    await pickAt(meeting, hoursAhead(48), other);
    await expect(pickAt(meeting, hoursAhead(48))).rejects.toMatchObject({ statusCode: 409 });
    expect((await asPerson().read(paramsOf(meeting))).meeting.taken).toEqual([hoursAhead(48)]);
    await asCompany().revise({ ...paramsOf(meeting), body: { state: 'MATCHING_COMPLETE' } });
    await expect(pickAt(meeting, hoursAhead(49))).rejects.toMatchObject({ statusCode: 409 });
  });

  test('who is not invited sees the title and the company only', async () => {
    const meeting = await create();
    const stranger = await world.aPerson();
    for (const call of [
      () => asPerson(stranger).read(paramsOf(meeting)),
      () => pickAt(meeting, hoursAhead(48), stranger),
    ])
      await expect(call()).rejects.toMatchObject({ statusCode: 404 });
    const { meeting: shown } = await world.api(undefined, meetings).read(paramsOf(meeting));
    expect(shown).toMatchObject({ title: '1차 면담', company: { name: '한빛정밀' } });
    expect(JSON.stringify(shown)).not.toContain('홍길동');
  });

  test('cancels an approved time until a day before', async () => {
    const meeting = await create();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } });
    await world.db
      .update(meetingSlots)
      .set({ date: addSeconds(world.clock.now(), 23 * HOUR) })
      .where(eq(meetingSlots.id, schedule._id));
    const body = { _schedule: schedule._id, state: 'CANCELED' as const };
    await expect(asPerson().change({ ...paramsOf(meeting), body })).rejects.toMatchObject({
      statusCode: 409,
    });
    await world.db
      .update(meetingSlots)
      .set({ date: addSeconds(world.clock.now(), 25 * HOUR) })
      .where(eq(meetingSlots.id, schedule._id));
    expect((await asPerson().change({ ...paramsOf(meeting), body })).schedule.state).toBe('CANCELED');
  });

  test('reads which recruitment a meeting is about, and whether its page can be read', async () => {
    const meeting = await create();
    const read = async () => (await asPerson().read(paramsOf(meeting))).meeting.recruitment;
    expect(await read()).toEqual({ _id: recruitmentId, subject: expect.any(String), isPublic: true });
    await world.db
      .update(recruitments)
      .set({ isCompanyHidden: true })
      .where(eq(recruitments.id, recruitmentId));
    expect((await read()).isPublic).toBe(false);
  });

  test('has unanswered invitations first', async () => {
    const first = await create();
    const second = await create({ title: '2차 면담' });
    await pickAt(second, hoursAhead(48));
    const { meetings: listed } = await asPerson().list({ query: {}, headers: {} });
    expect(listed.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    const { meetings: waiting } = await asPerson().list({ query: { state: 'AWAITING' }, headers: {} });
    expect(waiting.map(({ _id }) => _id)).toEqual([second._id]);
    expect(waiting[0]?.schedule?.state).toBe('AWAITING');
  });
});

describe('an application that is over', () => {
  const revoke = () =>
    world.answers(person, applicationsContract).revoke({ params: { _application: applicationId } });

  test('frees its times when it is revoked, without a reason', async () => {
    const meeting = await create();
    await world.settle();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    await asCompany().decide({ ...slotOf(schedule), body: { state: 'APPROVED' } });
    expect((await revoke()).statusCode).toBe(200);
    await world.drain();
    const { schedules } = await asCompany().schedules(paramsOf(meeting));
    expect(schedules).toMatchObject([{ state: 'CANCELED', canceledBy: 'PRODUCT', reason: '' }]);
    await expect(pickAt(meeting, hoursAhead(49))).rejects.toMatchObject({ statusCode: 409 });
  });

  test('frees a waiting time that is over when it is revoked', async () => {
    const meeting = await create();
    await world.settle();
    const { schedule } = await pickAt(meeting, hoursAhead(48));
    const over = addSeconds(world.clock.now(), -HOUR);
    await world.db.update(meetingSlots).set({ date: over }).where(eq(meetingSlots.id, schedule._id));
    expect((await revoke()).statusCode).toBe(200);
    await world.drain();
    expect((await asCompany().schedules(paramsOf(meeting))).schedules).toMatchObject([{ state: 'CANCELED' }]);
  });

  test('frees a waiting time when it is eliminated, once that can no longer be undone', async () => {
    const meeting = await create();
    await world.settle();
    await pickAt(meeting, hoursAhead(48));
    const moved = await world.answers(company, applicants).stage({
      params: { _recruitment: recruitmentId, _application: applicationId },
      body: { stage: 'ELIMINATED' },
    });
    expect(moved.statusCode).toBe(200);
    expect((await asPerson().schedules(paramsOf(meeting))).schedules[0]?.state).toBe('AWAITING');
    await world.settle();
    const [slot] = (await asPerson().schedules(paramsOf(meeting))).schedules;
    expect(slot).toMatchObject({ state: 'CANCELED', canceledBy: 'PRODUCT', reason: '' });
    expect(await kindsOf(person)).not.toContain('MEETING_CANCELED');
  });
});

describe('a time that the person asked another company for', () => {
  test('is marked for that person alone, and can still be picked', async () => {
    const other = await world.aCompany();
    const otherRecruitment = await aRecruitment(world, other);
    const { _id } = await apply(world, person, otherRecruitment);
    const body = aDraft({ _recruitment: otherRecruitment, _applications: [_id], title: '다른 곳' });
    const { meeting: elsewhere } = await api(other).create({ body });
    const { other: stranger, otherId } = await another();
    const here = await create({ _applications: [applicationId, otherId] });
    await pickAt(elsewhere, hoursAhead(48));
    const span = { startsAt: hoursAhead(48), endsAt: expect.any(String) };
    expect((await asPerson().read(paramsOf(here))).meeting).toMatchObject({
      awaiting: [{ title: '다른 곳', ...span }],
      clashes: [],
      taken: [],
    });
    expect((await asPerson(stranger).read(paramsOf(here))).meeting.awaiting).toEqual([]);
    expect((await asPerson().read(paramsOf(elsewhere))).meeting.awaiting).toEqual([]);
    expect((await pickAt(here, hoursAhead(48))).schedule.state).toBe('AWAITING');
  });
});

describe.runIf(isOnPostgres)('of two companies that approve one moment of one person', () => {
  /** A company with a time that the person picked, at the same moment as everybody's. */
  async function aCompanyWithSlot() {
    const other = await world.aCompany();
    const otherRecruitment = await aRecruitment(world, other);
    const { _id } = await apply(world, person, otherRecruitment);
    const body = aDraft({ _recruitment: otherRecruitment, _applications: [_id] });
    const { meeting } = await api(other).create({ body });
    return { other, slot: (await pickAt(meeting, hoursAhead(48))).schedule };
  }

  test('one succeeds, in ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const rivals = [await aCompanyWithSlot(), await aCompanyWithSlot()];
      const approve = ({ other, slot }: (typeof rivals)[number]) =>
        api(other).decide({ ...slotOf(slot), body: { state: 'APPROVED' } });
      const results = await Promise.allSettled(rivals.map(approve));
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const { other, slot } of rivals)
        await api(other).decide({
          ...slotOf(slot),
          body: { state: 'CANCELED', reason: '다음 차례' },
        });
    }
  });
});

describe.runIf(isOnPostgres)('of twenty persons who pick one time at the same moment', () => {
  const PERSONS = 20;

  /** The invited persons of a meeting. */
  async function invited() {
    const others = await Promise.all(Array.from({ length: PERSONS }, () => another()));
    const meeting = await create({ _applications: others.map(({ otherId }) => otherId) });
    return { meeting, others: others.map(({ other }) => other) };
  }

  /** How all calls ended that pick one time of a new meeting. */
  async function race() {
    const { meeting, others } = await invited();
    const results = await Promise.allSettled(others.map((other) => pickAt(meeting, hoursAhead(48), other)));
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    return { meeting, won: PERSONS - lost.length, statusCodes: new Set(lost.map(codeOf)) };
  }
  const codeOf = ({ statusCode }: { statusCode: number }) => statusCode;

  test('one gets it', async () => {
    const { meeting, won, statusCodes } = await race();
    expect(won).toBe(1);
    expect(statusCodes).toEqual(new Set([409]));
    expect((await asCompany().schedules(paramsOf(meeting))).schedules).toHaveLength(1);
  });

  test('more get it without the index, so that the race is real', async () => {
    const { rows } = await world.db.execute<{ made: string }>(
      sql`select pg_get_indexdef('meeting_slots_time'::regclass) as made`,
    );
    await world.db.execute(sql`drop index meeting_slots_time`);
    const { meeting, won } = await race();
    await world.db.delete(meetingSlots).where(eq(meetingSlots.meetingId, meeting._id));
    await world.db.execute(sql.raw(rows[0]?.made ?? ''));
    expect(won).toBeGreaterThan(1);
  });
});
