import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { newId } from '#kit/db/ids.ts';
import { isOnPostgres } from '../../../test/test-database.ts';
import { openWorld, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { book, cancel, finish, remove, propose, type Appointment, type Party } from './public.ts';
import { appointmentParties, appointments, calendarPlaces } from './tables.ts';

let world: World;
let company: TestActor;
let person: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), world.aPerson()]);
});

const partyOf = ({ user, company: own }: TestActor): Party =>
  own ? { companyId: own.id } : { userId: user.id };

/** An appointment on 24 November 2026, from and to a time in Seoul. */
const at = (from: string, to: string, ...actors: TestActor[]): Appointment => ({
  kind: 'MEETING',
  sourceId: newId(),
  companyId: company.company?.id ?? '',
  title: '1차 면담',
  link: '/meetings/1',
  startsAt: new Date(`2026-11-24T${from}:00+09:00`),
  endsAt: new Date(`2026-11-24T${to}:00+09:00`),
  parties: actors.map(partyOf),
});
/** Books in a transaction of its own, as a call would. */
const bookIn = (world: World, appointment: Appointment, viewer?: TestActor) =>
  world.db.transaction((db) =>
    book({ db, now: world.clock.now(), viewer: viewer && partyOf(viewer) }, appointment),
  );
const bookNow = (appointment: Appointment, viewer?: TestActor) => bookIn(world, appointment, viewer);
const now = () => ({ db: world.db, now: world.clock.now() });
const rowOf = async ({ sourceId }: Appointment) =>
  (await world.db.select().from(appointments).where(eq(appointments.sourceId, sourceId)))[0];

describe('a booked time', () => {
  test('is taken for each party; the next minute is free', async () => {
    await bookNow(at('10:00', '10:30', company, person));
    await expect(bookNow(at('10:29', '11:00', company))).rejects.toMatchObject({ code: 'conflict' });
    await expect(bookNow(at('09:00', '12:00', person))).rejects.toMatchObject({ code: 'conflict' });
    await bookNow(at('10:30', '11:00', company, person));
  });

  test('names the other appointment to its own party only', async () => {
    await bookNow({ ...at('10:00', '10:30', person), title: '최종 면접' });
    const again = at('10:00', '10:30', company, person);
    await expect(bookNow(again, person)).rejects.toThrow('그 시간에는 ‘{title}’ 일정이 있어요');
    await expect(bookNow(again, company)).rejects.toThrow('상대방에게 다른 일정이 있어요');
    expect(await rowOf(again)).toBeUndefined();
  });

  test('is not taken while it is only proposed, and free again once it is cancelled or removed', async () => {
    await propose(now(), at('10:00', '10:30', person));
    const booked = at('10:00', '10:30', person);
    await bookNow(booked);
    expect(await cancel(now(), booked)).toBe(true);
    expect(await cancel(now(), booked)).toBe(false);
    const other = at('10:00', '10:30', person);
    await bookNow(other);
    await remove(now(), other);
    await bookNow(at('10:00', '10:30', person));
  });

  test('is free from the moment on at which it is over, and never was one that was over before it began', async () => {
    const early = at('10:00', '11:00', company, person);
    await bookNow(early);
    const noon = at('12:00', '13:00', company, person);
    await bookNow(noon);
    const time = new Date('2026-11-24T10:20:00+09:00');
    for (const over of [early, noon]) await finish({ db: world.db, now: time }, over);
    expect(await rowOf(early)).toMatchObject({ state: 'CONFIRMED', endsAt: time, sequence: 1 });
    expect(await rowOf(noon)).toBeUndefined();
    await expect(bookNow(at('10:19', '10:40', person))).rejects.toMatchObject({ code: 'conflict' });
    await bookNow(at('10:20', '13:00', company, person));
    await finish({ db: world.db, now: new Date('2026-11-24T18:00:00+09:00') }, early);
    expect(await rowOf(early)).toMatchObject({ endsAt: time, sequence: 1 });
  });

  test('moves with its appointment, whose sequence rises with each change', async () => {
    const first = at('10:00', '10:30', person);
    await propose(now(), first);
    await bookNow(first);
    await bookNow({ ...first, ...at('10:15', '10:45', person), sourceId: first.sourceId });
    expect(await rowOf(first)).toMatchObject({ state: 'CONFIRMED', sequence: 2 });
    await bookNow(at('10:00', '10:15', person));
    await cancel(now(), first);
    expect(await rowOf(first)).toMatchObject({ state: 'CANCELED', sequence: 3 });
  });

  test('leaves room for others where a company has several places', async () => {
    const companyId = company.company?.id ?? '';
    await world.db.insert(calendarPlaces).values({ companyId, places: 2 });
    await bookNow(at('10:00', '11:00', company));
    await bookNow(at('10:30', '11:30', company));
    await expect(bookNow(at('10:45', '11:15', company))).rejects.toMatchObject({ code: 'conflict' });
    await bookNow(at('11:00', '11:30', company));
  });
});

/** How many of forty bookings of one person's time succeed at the same moment. */
async function race(world: World) {
  const [rival, host] = [await world.aPerson(), await world.aCompany()];
  const companyId = host.company?.id ?? '';
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () => bookIn(world, { ...at('10:00', '10:30', rival), companyId })),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe.runIf(isOnPostgres)('of forty bookings of one time at the same moment', () => {
  test('one succeeds', async () => {
    expect(await race(world)).toBe(1);
  });

  test('more succeed without the constraint, so that the race is real', async () => {
    const own = await openWorld();
    await own.db.execute(sql`alter table ${appointmentParties} drop constraint appointment_parties_free`);
    expect(await race(own)).toBeGreaterThan(1);
    await own.app.close();
  });

  test('as many succeed as the company has places', async () => {
    const companyId = company.company?.id ?? '';
    await world.db.insert(calendarPlaces).values({ companyId, places: 3 });
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => bookNow(at('10:00', '10:30', company))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
