import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { addDays, addSeconds, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { messages } from '#foundation/messages/tables.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const HOUR = 60 * 60;
/** The coming 03:20 in Seoul. */
const tonight = () => addSeconds(startOfSeoulDay(addDays(seoulDay(world.clock.now()), 1)), 3.3 * HOUR);
const setTime = (id: string, leavesAt: Date) =>
  world
    .answers(admin, dispatches)
    .setTime({ params: { _message: id }, body: { leavesAt: leavesAt.toISOString() } });
const stop = (id: string) => world.answers(admin, dispatches).stop({ params: { _message: id } });
const read = async (id: string) =>
  (await world.api(admin, messagesContract).find({ params: { _message: id } })).message;

/** Runs the jobs due at a given time; the administrator's session stays in the present. */
async function workAt(at: Date) {
  world.clock.advance((at.getTime() - world.clock.now().getTime()) / 1000);
  await world.app.jobs.runNow('release-messages', {});
  await world.drain();
  world.clock.reset();
}

/** A text message written at night that waits for the morning; returns its id. */
async function aWaiting(): Promise<{ id: string; morning: Date }> {
  const night = tonight();
  const morning = addSeconds(startOfSeoulDay(seoulDay(night)), 8 * HOUR);
  const person = await world.aPerson();
  const body = { addressees: [person.user.id], message: '내일 박람회가 열려요' };
  await world.api(admin, dispatches).sendMessage({ body });
  await workAt(night);
  const isTheirs = and(eq(messages.userId, person.user.id), eq(messages.channel, 'SMS'));
  const [row] = await world.db.select().from(messages).where(isTheirs);
  return { id: row?.id ?? '', morning };
}

describe('a message that waits for the morning', () => {
  test('is shown as waiting with its time, and is sent at another time when changed, not before', async () => {
    const { id, morning } = await aWaiting();
    expect(await read(id)).toMatchObject({ state: 'QUEUED', nextAttemptAt: morning.toISOString() });
    const noon = addSeconds(morning, 4 * HOUR);
    expect((await setTime(id, noon)).json().message.nextAttemptAt).toBe(noon.toISOString());
    await workAt(addSeconds(morning, 60));
    expect((await read(id)).state).toBe('QUEUED');
    await workAt(addSeconds(noon, 60));
    expect((await read(id)).state).toBe('SENT');
  });

  test('can be moved within the next thirty days only', async () => {
    const { id } = await aWaiting();
    for (const seconds of [-60, 31 * 24 * HOUR])
      expect((await setTime(id, addSeconds(world.clock.now(), seconds))).error().fields).toHaveProperty(
        'leavesAt',
      );
  });

  test('is never sent after it was stopped, which is shown and audited; stopped or sent it cannot be changed', async () => {
    const { id, morning } = await aWaiting();
    expect((await stop(id)).json().message).toMatchObject({ state: 'WITHHELD', withheldReason: 'STOPPED' });
    await workAt(addSeconds(morning, 60));
    expect((await read(id)).state).toBe('WITHHELD');
    expect((await stop(id)).statusCode).toBe(409);
    expect((await setTime(id, addSeconds(world.clock.now(), HOUR))).statusCode).toBe(409);
    const actions = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(actions.map(({ action }) => action)).toContain('messages.stop');
  });

  test('that contains a code cannot be moved or stopped', async () => {
    const { id } = await aWaiting();
    await world.db.update(messages).set({ isSecret: true }).where(eq(messages.id, id));
    expect((await stop(id)).statusCode).toBe(409);
    expect((await setTime(id, addSeconds(world.clock.now(), HOUR))).statusCode).toBe(409);
  });
});
