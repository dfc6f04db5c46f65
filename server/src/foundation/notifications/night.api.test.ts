import { beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { apply, aRecruitmentRow, DAY } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

const HOUR = 60 * 60;

let world: World;
beforeEach(async () => {
  world = await theWorld();
  world.night.isOn = true;
});

/** Moves the clock to an hour of tomorrow in Seoul. */
function goTo(hour: number): Date {
  const tomorrow = startOfSeoulDay(seoulDay(new Date()), 1);
  const wanted = tomorrow.getTime() + hour * HOUR * 1000;
  world.clock.advance((wanted - world.clock.now().getTime()) / 1000);
  return new Date(wanted);
}

const inboxOf = async ({ user, company }: TestActor) => {
  await world.drain();
  // The session of some hours ago has expired.
  const { items, unread } = await world.api(await world.act(user, company), inbox).list();
  return { kinds: items.map(({ kind }: { kind: string }) => kind), unread };
};
const waitingFor = (actor: TestActor) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, actor.user.id), eq(messages.state, 'QUEUED')));

async function anApplication(input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company, {
    endsAt: new Date(Date.now() + 9 * DAY * 1000),
    ...input,
  });
  const person = await world.aPerson();
  const application = (await apply(world, person, id))._id;
  return { company, id, person, params: { _recruitment: id, _application: application } };
}

test('a move with notification at night appears in inbox, mail and count at 08:00 in Seoul', async () => {
  goTo(3);
  const { company, person, params } = await anApplication();
  await world.api(company, applicants).stage({ params, body: { stage: 'ON_RECRUIT', notice: 'SEND' } });
  await world.settle();
  expect(await inboxOf(person)).toEqual({ kinds: ['APPLICATION_RECEIVED'], unread: 1 });
  const waiting = (await waitingFor(person)).filter(({ subject }) => subject?.includes('합격'));
  expect(waiting.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(
    [startOfSeoulDay(seoulDay(world.clock.now()))].map((at) => new Date(at.getTime() + 8 * HOUR * 1000)),
  );
  goTo(8.01);
  expect(await inboxOf(person)).toEqual({
    kinds: ['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED'],
    unread: 2,
  });
});

test('a move back before the morning removes the waiting notification', async () => {
  goTo(22);
  const { company, person, params } = await anApplication();
  await world.api(company, applicants).stage({ params, body: { stage: 'ON_RECRUIT', notice: 'SEND' } });
  await world.settle();
  await world.api(company, applicants).stage({ params, body: { stage: 'ON_MEETING' } });
  await world.settle();
  world.clock.advance(11 * HOUR);
  expect((await inboxOf(person)).kinds).toEqual(['APPLICATION_RECEIVED']);
});

test('an opened application and a deadline that passed at midnight are notified in the morning', async () => {
  goTo(0.5);
  const { company, id, person, params } = await anApplication();
  await world.api(company, applicants).read({ params });
  await world.db
    .update(recruitments)
    .set({ endsAt: new Date(world.clock.now().getTime() - 2 * DAY * 1000) })
    .where(eq(recruitments.id, id));
  await world.app.jobs.runNow('finish-recruitments');
  expect((await inboxOf(person)).kinds).toEqual(['APPLICATION_RECEIVED']);
  expect((await inboxOf(company)).kinds).toEqual([]);
  goTo(8.01);
  expect((await inboxOf(person)).kinds.toSorted()).toEqual([
    'APPLICATION_RECEIVED',
    'APPLICATION_VIEWED',
    'RECRUITMENT_FINISHED',
  ]);
  expect((await inboxOf(company)).kinds.toSorted()).toEqual(['APPLICANT_NEW', 'RECRUITMENT_ENDED']);
});

test('during the day every notification is sent at once', async () => {
  goTo(14);
  const { company, person, params } = await anApplication();
  await world.api(company, applicants).read({ params });
  expect((await inboxOf(person)).kinds).toEqual(['APPLICATION_VIEWED', 'APPLICATION_RECEIVED']);
  expect((await inboxOf(company)).kinds).toEqual(['APPLICANT_NEW']);
});
