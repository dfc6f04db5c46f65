import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { calendar } from '@ieum/contract/live/calendar/endpoints.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { book, cancel, propose, type Appointment } from './public.ts';

let world: World;
let company: TestActor;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), world.aPerson()]);
  world.clock.reset();
});

const MINUTE = 60;
const inMinutes = (minutes: number) => addSeconds(world.clock.now(), minutes * MINUTE);
const anAppointment = (minutes: number, input: Partial<Appointment> = {}): Appointment => ({
  kind: 'MEETING',
  sourceId: newId(),
  companyId: company.company?.id ?? '',
  title: '1차 면담',
  link: '/meetings/1',
  startsAt: inMinutes(minutes),
  endsAt: inMinutes(minutes + 30),
  parties: [{ userId: person.user.id }, { companyId: company.company?.id ?? '' }],
  ...input,
});
const now = () => ({ db: world.db, now: world.clock.now() });
const query = () => ({ from: inMinutes(-60).toISOString(), until: inMinutes(60 * 24 * 30).toISOString() });
const listOf = async (actor: TestActor) =>
  (await world.api(actor, calendar).list({ query: query() })).appointments;

describe('appointments', () => {
  test('are listed for both parties, each with the name of the other, and for no one else', async () => {
    const booked = anAppointment(60);
    await book(now(), booked);
    await propose(now(), anAppointment(120, { title: '2차 면담' }));
    expect(await listOf(person)).toMatchObject([
      {
        kind: 'MEETING',
        title: '1차 면담',
        partner: '한빛정밀',
        state: 'CONFIRMED',
        _source: booked.sourceId,
      },
      { title: '2차 면담', state: 'AWAITING' },
    ]);
    expect(await listOf(company)).toMatchObject([{ partner: '홍길동' }, { partner: '홍길동' }]);
    expect(await listOf(await world.aPerson())).toEqual([]);
    expect(await listOf(await world.anAdministrator())).toEqual([]);
  });

  test('are downloaded one by one by both parties, and by no one else', async () => {
    const booked = anAppointment(60, { place: '3층 회의실' });
    const { id } = await book(now(), booked);
    const read = (actor: TestActor, of: string) =>
      world.answers(actor, calendar).one({ params: { _appointment: of } });
    for (const [actor, of] of [
      [person, id],
      [company, booked.sourceId],
    ] as const) {
      const answer = await read(actor, of);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toContain('.ics');
      expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(answer.body).toContain('LOCATION:3층 회의실');
      expect(answer.body).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\n[^]*TRIGGER:-PT30M/);
    }
    for (const other of [await world.aPerson(), await world.aCompany(), await world.anAdministrator()])
      expect((await read(other, id)).statusCode).toBe(404);
  });

  test('of a company are in as many places at once as it says', async () => {
    const api = world.api(company, calendar);
    expect(await api.places({})).toEqual({ places: 1 });
    const other = await world.aPerson();
    const parties = [{ userId: other.user.id }, { companyId: company.company?.id ?? '' }];
    await book(now(), anAppointment(60));
    const second = anAppointment(60, { parties });
    const rejected = world.db.transaction((db) => book({ ...now(), db }, second));
    await expect(rejected).rejects.toMatchObject({ code: 'conflict' });
    for (const places of [0, 21])
      await expect(api.savePlaces({ body: { places } })).rejects.toMatchObject({ statusCode: 400 });
    expect(await api.savePlaces({ body: { places: 2 } })).toEqual({ places: 2 });
    await book(now(), second);
    expect(await listOf(company)).toHaveLength(2);
  });

  test('are listed for sixty-two days at most', async () => {
    const long = { from: inMinutes(0).toISOString(), until: inMinutes(60 * 24 * 63).toISOString() };
    await expect(world.api(person, calendar).list({ query: long })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

const read = (url: string) => world.call(undefined, 'GET', url.slice(url.indexOf('/api/')));
const feedOf = async (actor: TestActor) => (await world.api(actor, calendar).renewFeed({})).feed.url;

describe('a meeting in whose time an interview takes place', () => {
  const DAY_MINUTES = 24 * 60;
  const anInterviewAt = ({ startsAt, endsAt }: Appointment) =>
    anAppointment(0, {
      kind: 'INTERVIEW',
      title: '화상 면접',
      link: '/interview?interview=1',
      startsAt,
      endsAt,
      during: 'MEETING',
    });
  const confirmedOf = async (actor: TestActor) =>
    (await listOf(actor)).filter(({ state }) => state === 'CONFIRMED').map(({ kind }) => kind);

  test('is shown once to both parties, as the interview, and again once that is cancelled or moved', async () => {
    const meeting = anAppointment(60);
    await book(now(), meeting);
    const interview = anInterviewAt(meeting);
    await book(now(), interview);
    const feeds = [await feedOf(person), await feedOf(company)];
    for (const actor of [person, company])
      expect(await listOf(actor)).toMatchObject([{ kind: 'INTERVIEW', link: '/interview?interview=1' }]);
    for (const feed of feeds) {
      const { body } = await read(feed);
      expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(body).toContain('SUMMARY:화상 면접');
    }
    await book(now(), { ...interview, startsAt: inMinutes(300), endsAt: inMinutes(330) });
    expect(await confirmedOf(person)).toEqual(['MEETING', 'INTERVIEW']);
    await book(now(), interview);
    await cancel(now(), interview);
    for (const actor of [person, company]) expect(await confirmedOf(actor)).toEqual(['MEETING']);
    for (const feed of feeds) expect((await read(feed)).body).toContain('SUMMARY:1차 면담');
  });

  test('with several people: only the meetings of those whom the interview invites are shown no longer', async () => {
    const other = await world.aPerson();
    const companyId = company.company?.id ?? '';
    await world.api(company, calendar).savePlaces({ body: { places: 2 } });
    const meeting = anAppointment(60);
    await book(now(), meeting);
    await book(now(), anAppointment(60, { parties: [{ userId: other.user.id }, { companyId }] }));
    await book(now(), anInterviewAt(meeting));
    expect(await confirmedOf(person)).toEqual(['INTERVIEW']);
    expect(await confirmedOf(other)).toEqual(['MEETING']);
    expect((await confirmedOf(company)).toSorted()).toEqual(['INTERVIEW', 'MEETING']);
  });

  test('is not reminded of beside the interview', async () => {
    const meeting = anAppointment(DAY_MINUTES + 60);
    await book(now(), meeting);
    await book(now(), anInterviewAt(meeting));
    world.clock.advance(61 * MINUTE);
    await world.app.jobs.runNow('remind-of-appointments');
    for (const { user } of [person, company]) {
      const rows = await world.db.select().from(inboxItems).where(eq(inboxItems.userId, user.id));
      expect(rows.map(({ kind, link }) => [kind, link])).toEqual([
        ['APPOINTMENT_TOMORROW', '/interview?interview=1'],
      ]);
    }
  });
});

describe('what a company has agreed on with applicants', () => {
  test('is listed by application while it is to come, an interview in place of its meeting', async () => {
    const { id } = await aRecruitmentRow(world, company);
    const { _id } = await apply(world, person, id);
    const params = { ['_recruitment']: id };
    const listed = async () => (await world.api(company, calendar).agreed({ params })).appointments;
    expect(await listed()).toEqual([]);
    const meeting = anAppointment(5, { title: '잡힌 면담' });
    await propose(now(), anAppointment(180, { title: '고른 시간' }));
    await book(now(), anAppointment(240, { parties: [{ userId: (await world.aPerson()).user.id }] }));
    await book(now(), meeting);
    const other = await world.aCompany();
    const elsewhere = { companyId: other.company?.id ?? '', parties: [{ userId: person.user.id }] };
    await book(now(), anAppointment(300, elsewhere));
    expect(await listed()).toMatchObject([
      { _application: _id, kind: 'MEETING', title: '잡힌 면담', startsAt: meeting.startsAt.toISOString() },
    ]);
    const interview = { ...meeting, kind: 'INTERVIEW' as const, sourceId: newId(), title: '화상 면접' };
    await book(now(), { ...interview, during: 'MEETING' });
    expect(await listed()).toMatchObject([{ _application: _id, kind: 'INTERVIEW', title: '화상 면접' }]);
    await cancel(now(), interview);
    expect(await listed()).toMatchObject([{ kind: 'MEETING' }]);
    await cancel(now(), meeting);
    expect(await listed()).toEqual([]);
    await book(now(), meeting);
    world.clock.advance(36 * MINUTE);
    expect(await listed()).toEqual([]);
  });
});

describe('the address of a calendar', () => {
  test('shows the appointments of its member to everybody who knows it, until it is renewed or ended', async () => {
    await book(now(), anAppointment(60));
    const first = await feedOf(person);
    expect((await world.api(person, calendar).feed({})).feed?.url).toBe(first);
    const shown = await read(first);
    expect(shown.headers['content-type']).toContain('text/calendar');
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(shown.body).toContain('SUMMARY:1차 면담 · 한빛정밀');
    expect(shown.body).toContain('STATUS:CONFIRMED');
    const second = await feedOf(person);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await world.api(person, calendar).removeFeed({});
    expect((await read(second)).statusCode).toBe(404);
    expect((await world.api(person, calendar).feed({})).feed).toBeNull();
  });

  test('keeps the id of an appointment and raises its sequence with each change', async () => {
    const appointment = anAppointment(60);
    await propose(now(), appointment);
    const url = await feedOf(company);
    const eventOf = async () => {
      const { body } = await read(url);
      const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(body)?.[1];
      return { id: valueOf('UID'), sequence: Number(valueOf('SEQUENCE')), status: valueOf('STATUS') };
    };
    const proposed = await eventOf();
    expect(proposed).toMatchObject({ sequence: 0, status: 'TENTATIVE' });
    await book(now(), appointment);
    expect(await eventOf()).toEqual({ id: proposed.id, sequence: 1, status: 'CONFIRMED' });
    await cancel(now(), appointment);
    expect(await eventOf()).toEqual({ id: proposed.id, sequence: 2, status: 'CANCELLED' });
  });
});

describe('reminders', () => {
  const DAY_MINUTES = 24 * 60;
  const kindsOf = async ({ user }: TestActor) => {
    await world.app.jobs.runNow('remind-of-appointments');
    const rows = await world.db.select().from(inboxItems).where(eq(inboxItems.userId, user.id));
    return rows.map(({ kind }) => kind).toSorted();
  };

  test('come a day and half an hour before a confirmed appointment, once each, to both parties', async () => {
    await book(now(), anAppointment(DAY_MINUTES + 60));
    await propose(now(), anAppointment(DAY_MINUTES + 120));
    expect(await kindsOf(person)).toEqual([]);
    world.clock.advance(61 * MINUTE);
    expect(await kindsOf(person)).toEqual(['APPOINTMENT_TOMORROW']);
    world.clock.advance((DAY_MINUTES - 30) * MINUTE);
    expect(await kindsOf(person)).toEqual(['APPOINTMENT_SOON', 'APPOINTMENT_TOMORROW']);
    expect(await kindsOf(company)).toEqual(['APPOINTMENT_SOON', 'APPOINTMENT_TOMORROW']);
  });

  test('do not come when they are late: one of an hour ahead has no reminder of tomorrow', async () => {
    await book(now(), anAppointment(60));
    expect(await kindsOf(person)).toEqual([]);
  });
});
