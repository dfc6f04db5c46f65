import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../server/src/account/users/tables.ts';
import { applications } from '../../server/src/hiring/applications/tables.ts';
import { companies } from '../../server/src/hiring/companies/tables.ts';
import { recruitments } from '../../server/src/hiring/recruitments/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { one } from '../../server/src/kit/db/rows.ts';
import { meetingInvitations, meetings, meetingTimes } from '../../server/src/live/meetings/tables.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { aTenant, type Tenant } from '../lib/tenant.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const PEOPLE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTES = 30;
const OF_COMPANY = '/api/v1/company/meetings';

/** A time that everybody wants. */
interface Wanted {
  /** Everybody picks it at once; returns what each is answered. */
  pickAll: () => Promise<number[]>;
  /** How many have it afterwards. */
  countHolders: () => Promise<number>;
}

/** Applicants of one recruitment, and meetings of one time to which all of them are invited. */
interface Crowd {
  company: Actor;
  people: Actor[];
  meetings: { id: string; date: Date }[];
  /** With a new access token: the rounds last longer than one. */
  renew: (actor: Actor) => Promise<Actor>;
}

/** The applicant of a tenant, many times over. */
async function copyApplicants(world: World, applicationId: string): Promise<Actor[]> {
  const { db } = world;
  const isModel = eq(applications.id, applicationId);
  const model = one(await db.select().from(applications).where(isModel));
  const people: Actor[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await world.aPerson({ name: `지원자${n}` }));
  await db.insert(applications).values(
    people.map(({ user }, n) => ({
      ...model,
      id: newId(),
      personId: user.id,
      personName: user.name,
      rank: `zzzz${String(n).padStart(5, '0')}i`,
    })),
  );
  return people;
}

async function aCrowd(
  db: Db,
  applicationId: string,
  company: Required<Actor>,
  rounds: number,
): Promise<Crowd> {
  const world = await openWorld(db, '');
  const people = await copyApplicants(world, applicationId);
  const { recruitmentId } = one(
    await db.select().from(applications).where(eq(applications.id, applicationId)),
  );
  const invited = await db
    .select({ applicationId: applications.id, personId: applications.personId })
    .from(applications)
    .where(sql`${applications.recruitmentId} = ${recruitmentId} and ${applications.id} <> ${applicationId}`);
  const now = new Date();
  const made: Crowd['meetings'] = [];
  for (let round = 0; round < rounds; round++) {
    const id = newId();
    const date = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + DAY_MS + round * MINUTES * 60_000);
    const window = { startsAt: now, endsAt: new Date(now.getTime() + 30 * DAY_MS), createdAt: now };
    await db.insert(meetings).values({
      id,
      companyId: company.company.id,
      recruitmentId,
      title: '면담',
      minutes: MINUTES,
      ...window,
    });
    await db.insert(meetingTimes).values({ meetingId: id, date });
    const invitation = { meetingId: id, notice: 'NONE' as const, invitedAt: now };
    await db.insert(meetingInvitations).values(invited.map((row) => ({ ...row, ...invitation })));
    made.push({ id, date });
  }
  const renew = async (actor: Actor) => ({
    ...actor,
    token: await world.tokenOf(actor.user, actor.sessionId, new Date()),
  });
  return { company, people, meetings: made, renew };
}

const wantedIn = (
  { call }: World,
  { company, people }: Crowd,
  { id, date }: Crowd['meetings'][number],
): Wanted => ({
  pickAll: () =>
    Promise.all(
      people.map(async (person) => {
        const body = { date: date.toISOString() };
        return (await call(person, 'POST', `/api/v1/person/meetings/${id}/schedule`, { body })).status;
      }),
    ),
  countHolders: async () => {
    const { text } = assertSuccess(await call(company, 'GET', `${OF_COMPANY}/${id}/schedules`), 'schedules');
    const { schedules } = JSON.parse(text) as { schedules: { state: string }[] };
    return schedules.filter(({ state }) => state !== 'CANCELED').length;
  },
});

/** One has the time, that one was answered so, and everybody else that it is taken or to come again. */
async function race(name: string, { pickAll, countHolders }: Wanted, tally: Tally): Promise<number> {
  const statuses = await pickAll();
  const winners = statuses.filter((status) => status === 200).length;
  const holders = await countHolders();
  tally.check(winners === 1, () => `${name}: ${winners} were answered that the time is theirs`);
  tally.check(holders === 1, () => `${name}: ${holders} have the time`);
  const odd = statuses.filter((status) => ![200, 409, 503].includes(status));
  tally.check(odd.length === 0, () => `${name}: answered ${[...new Set(odd)].join(', ')}`);
  return statuses.filter((status) => status === 503).length;
}

async function raceOn({ name, url, db }: { name: string; url: string; db: Db }, crowd: Crowd, tally: Tally) {
  const world = await openWorld(db, url);
  let again = 0;
  for (const meeting of crowd.meetings) {
    const company = await crowd.renew(crowd.company);
    const people = await Promise.all(crowd.people.map(crowd.renew));
    again += await race(name, wantedIn(world, { ...crowd, company, people }, meeting), tally);
  }
  return again;
}

/** The weak stub reads whether the time is free, and writes afterwards. */
function weakTime(): Wanted {
  const holders: number[] = [];
  const pick = async (person: number) => {
    if (holders.length > 0) return 409;
    await wait(1);
    holders.push(person);
    return 200;
  };
  return {
    pickAll: () => Promise.all(Array.from({ length: PEOPLE }, (_, person) => pick(person))),
    countHolders: async () => holders.length,
  };
}

/** Another installation with the rows of a tenant's application. */
async function copyModel(from: Db, to: Db, { company, person, ids }: Tenant): Promise<void> {
  const isModel = eq(applications.id, ids.application);
  const application = one(await from.select().from(applications).where(isModel));
  const isOwn = eq(recruitments.id, application.recruitmentId);
  await to.insert(users).values([company.user, person.user]);
  await to.insert(companies).values(company.company);
  await to.insert(recruitments).values(await from.select().from(recruitments).where(isOwn));
  await to.insert(applications).values(application);
}

/** The same race on both databases; returns how many were asked to come again. */
async function raceOnBoth(environment: Environment, tally: Tally): Promise<number> {
  const { rounds } = environment.extent;
  const { db, url } = await environment.onPostgres();
  const tenant = await aTenant(await openWorld(db, url), '가');
  const place = await environment.embedded();
  const inside = await place.inside(async (own) => {
    await copyModel(db, own, tenant);
    const company = { ...tenant.company, ...(await (await openWorld(own, '')).logIn(tenant.company.user)) };
    return aCrowd(own, tenant.ids.application, company, rounds);
  });
  const crowd = await aCrowd(db, tenant.ids.application, tenant.company, rounds);
  const again = await raceOn({ name: 'PostgreSQL', url, db }, crowd, tally);
  const embedded = await place.start();
  return again + (await raceOn({ name: 'embedded', url: embedded.url, db }, inside, tally));
}

export const attack: Attack = {
  id: 'P8',
  what: `${PEOPLE} applicants who pick the only time of a meeting at once, on both databases`,
  goal: 'exactly one has it and is answered so, in each round; nobody else is answered anything but 409 or 503',
  run: async (environment) => {
    const tally = createTally();
    const again = await raceOnBoth(environment, tally);
    const weak = createTally();
    await race('the stub', weakTime(), weak);
    const figures = { rounds: environment.extent.rounds, people: PEOPLE, 'asked to come again': again };
    return tally.outcome(figures, weak.failures() >= 2);
  },
};
