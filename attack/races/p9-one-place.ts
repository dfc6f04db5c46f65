import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { applications } from '../../server/src/hiring/applications/tables.ts';
import { recruitments } from '../../server/src/hiring/recruitments/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { one } from '../../server/src/kit/db/rows.ts';
import { meetingInvitations, meetings, meetingTimes } from '../../server/src/live/meetings/tables.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { aTenant } from '../lib/tenant.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const MINUTES = 30;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OF_COMPANY = '/api/v1/company';

type Company = Required<Actor>;
type Model = typeof applications.$inferSelect;

/** The two parties that could be booked twice. */
const doubledParties = ['person', 'company'] as const;
type Doubled = (typeof doubledParties)[number];

/** A meeting whose picked time waits for the company's answer, and the time. */
interface Waiting {
  doubled: Doubled;
  meetingId: string;
  date: Date;
}

/** The people of all rounds: the company agrees to meetings with the person. */
interface Cast {
  company: Company;
  person: Actor;
  /** Another company that interviews the same person. */
  rival: Company;
  /** Another person whom the company could interview at the same time. */
  other: Actor;
  /** The applications of the person with the rival, and of the other with the company. */
  applied: Record<Doubled, string>;
  rounds: Waiting[];
}

/** Two bookings of one party's time, and how many of them the party has afterwards. */
interface Pair {
  bookBoth: () => Promise<number[]>;
  countTaken: () => Promise<number>;
}

/** A recruitment of a company like the model's, to which people have applied; returns the applications. */
async function anApplied(
  db: Db,
  { model, recruitment }: { model: Model; recruitment: typeof recruitments.$inferSelect },
  { company, people }: { company: Company; people: readonly Actor[] },
): Promise<Model[]> {
  const id = newId();
  const { id: companyId } = company.company;
  await db.insert(recruitments).values({ ...recruitment, id, companyId });
  return db
    .insert(applications)
    .values(
      people.map(({ user }, n) => ({
        ...model,
        id: newId(),
        companyId,
        recruitmentId: id,
        personId: user.id,
        personName: user.name,
        rank: `m${n}i`,
      })),
    )
    .returning();
}

/** A meeting of one time, to which a person is invited. */
async function aMeeting(
  db: Db,
  { companyId, recruitmentId, id, personId }: Model,
  date: Date,
): Promise<string> {
  const meetingId = newId();
  const now = new Date();
  const window = { startsAt: now, endsAt: new Date(now.getTime() + 50 * DAY_MS), createdAt: now };
  await db
    .insert(meetings)
    .values({ id: meetingId, companyId, recruitmentId, title: '면담', minutes: MINUTES, ...window });
  await db.insert(meetingTimes).values({ meetingId, date });
  const invited = { applicationId: id, personId, notice: 'NONE' as const, invitedAt: now };
  await db.insert(meetingInvitations).values({ meetingId, ...invited });
  return meetingId;
}

async function aCast(db: Db, example: Parameters<typeof anApplied>[1], rounds: number): Promise<Cast> {
  const world = await openWorld(db, '');
  const company = await world.aCompany({ name: '한빛정밀' });
  const rival = await world.aCompany({ name: '다른상사' });
  const [person, other] = [await world.aPerson(), await world.aPerson()];
  const own = await anApplied(db, example, { company, people: [person, other] });
  const foreign = await anApplied(db, example, { company: rival, people: [person] });
  const [first, second] = own;
  if (!first || !second) throw new Error('no applications');
  const begin = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + DAY_MS;
  const waiting: Waiting[] = [];
  for (let n = 0; n < rounds * doubledParties.length; n++) {
    const date = new Date(begin + n * MINUTES * MINUTE_MS);
    const doubled = doubledParties[n % doubledParties.length] ?? 'person';
    waiting.push({ doubled, meetingId: await aMeeting(db, first, date), date });
  }
  return {
    company,
    person,
    rival,
    other,
    applied: { person: one(foreign).id, company: second.id },
    rounds: waiting,
  };
}

/** The meeting is agreed and the interview fixed at the same moment, the latter a little later in the same time. */
async function pairIn({ call }: World, cast: Cast, { doubled, meetingId, date }: Waiting): Promise<Pair> {
  const { company, person, rival, applied } = cast;
  const pickAt = `/api/v1/person/meetings/${meetingId}/schedule`;
  const picked = await call(person, 'POST', pickAt, { body: { date: date.toISOString() } });
  const schedules = await call(company, 'GET', `${OF_COMPANY}/meetings/${meetingId}/schedules`);
  const slot = assertSuccess(schedules, `after ${assertSuccess(picked, 'a picked time').status}`).string(
    'schedules',
    0,
    '_id',
  );
  const interview = {
    title: '1차 면접',
    _applications: [applied[doubled]],
    schedule: { type: 'ON_TIME', at: new Date(date.getTime() + 5 * MINUTE_MS).toISOString(), minutes: 20 },
    notice: 'NONE',
  };
  const agree = () =>
    call(company, 'PUT', `${OF_COMPANY}/meetings/${meetingId}/schedules/${slot}`, {
      body: { state: 'APPROVED' },
    });
  const fix = () =>
    call(doubled === 'person' ? rival : company, 'POST', `${OF_COMPANY}/interviews`, { body: interview });
  return {
    bookBoth: async () => {
      // Neither is always sent first.
      if (Math.random() < 0.5) return (await Promise.all([agree(), fix()])).map(({ status }) => status);
      const [fixed, agreed] = await Promise.all([fix(), agree()]);
      return [agreed.status, fixed.status];
    },
    countTaken: async () => {
      const until = new Date(date.getTime() + MINUTES * MINUTE_MS).toISOString();
      const path = `/api/v1/me/appointments?from=${date.toISOString()}&until=${until}`;
      const { text } = assertSuccess(
        await call(doubled === 'person' ? person : company, 'GET', path),
        'appointments',
      );
      const { appointments } = JSON.parse(text) as { appointments: { state: string }[] };
      return appointments.filter(({ state }) => state === 'CONFIRMED').length;
    },
  };
}

/** Exactly one is taken and answered so; the other is answered that the time is taken. */
async function race(name: string, { bookBoth, countTaken }: Pair, tally: Tally): Promise<number[]> {
  const statuses = await bookBoth();
  const taken = statuses.filter((status) => status === 200).length;
  const stored = await countTaken();
  tally.check(taken === 1, () => `${name}: answered ${statuses.join(' and ')}`);
  tally.check(stored === 1, () => `${name}: ${stored} of one time in the calendar`);
  tally.check(
    statuses.every((status) => status === 200 || status === 409),
    () => `${name}: answered ${statuses.join(' and ')}`,
  );
  return statuses;
}

/** Returns how often the meeting won. */
async function raceOn({ name, url, db }: { name: string; url: string; db: Db }, cast: Cast, tally: Tally) {
  const world = await openWorld(db, url);
  let meetingsWon = 0;
  for (const [n, round] of cast.rounds.entries()) {
    const pair = await pairIn(world, cast, round);
    const [agreed] = await race(`${name}, round ${n}, the ${round.doubled}`, pair, tally);
    if (agreed === 200) meetingsWon += 1;
  }
  return meetingsWon;
}

/** The weak stub looks whether the time is free, and takes it afterwards. */
function weakPair(): Pair {
  const taken: string[] = [];
  const book = async (what: string) => {
    if (taken.length > 0) return 409;
    await wait(1);
    taken.push(what);
    return 200;
  };
  return {
    bookBoth: () => Promise.all([book('a meeting'), book('an interview')]),
    countTaken: async () => taken.length,
  };
}

async function raceOnBoth({ extent, onPostgres, embedded }: Environment, tally: Tally) {
  const { db, url } = await onPostgres();
  const { ids } = await aTenant(await openWorld(db, url), '가');
  const model = one(await db.select().from(applications).where(eq(applications.id, ids.application)));
  const isOwn = eq(recruitments.id, model.recruitmentId);
  const example = { model, recruitment: one(await db.select().from(recruitments).where(isOwn)) };
  const place = await embedded();
  const inside = await place.inside((own) => aCast(own, example, extent.rounds));
  const cast = await aCast(db, example, extent.rounds);
  const onServer = await raceOn({ name: 'PostgreSQL', url, db }, cast, tally);
  const running = await place.start();
  const within = await raceOn({ name: 'embedded', url: running.url, db }, inside, tally);
  return { onServer, within };
}

export const attack: Attack = {
  id: 'P9',
  what: 'A meeting agreed and an interview fixed for one time at the same moment, of one person with two companies and of one company with two people, on both databases',
  goal: 'exactly one of both is taken and in the calendar, in each round; the other is answered with 409',
  run: async (environment) => {
    const tally = createTally();
    const { onServer, within } = await raceOnBoth(environment, tally);
    const weak = createTally();
    await race('the stub', weakPair(), weak);
    const figures = {
      rounds: environment.extent.rounds * doubledParties.length,
      'won by the meeting, PostgreSQL': onServer,
      'won by the meeting, embedded': within,
    };
    return tally.outcome(figures, weak.failures() >= 2);
  },
};
