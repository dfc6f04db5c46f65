import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { and, asc, eq, sql } from 'drizzle-orm';
import { companyInterviews, interviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { raceUnguarded } from '../../../../test/faults/races.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../../test/sockets.ts';
import { isOnPostgres } from '../../../../test/test-database.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import { interviewParticipants, interviewSeekers } from '../tables.ts';

const PLACE = '/interview';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});
afterEach(closeSockets);

/** A room for everybody with its two hosts. */
async function aRoom() {
  const [company, interviewer] = [await world.aCompany(), await world.aPerson()];
  const body = {
    title: '1차 화상 면접',
    entrance: { type: 'ONE_WITH_URL' as const },
    _interviewers: [interviewer.user.id],
  };
  const { interview } = await world.api(company, companyInterviews).create({ body });
  const host = await connect(world.app, PLACE, company);
  const other = await connect(world.app, PLACE, interviewer);
  for (const socket of [host, other]) await send(socket, 'auth', { code: interview.code });
  return { ...interview, host, other, company, interviewer };
}
type Room = Awaited<ReturnType<typeof aRoom>>;

async function aSeeker({ code }: Room, n: number) {
  const socket = await connectAs(world.app, PLACE, { sessionId: `${code} guest number ${n}` });
  await send(socket, 'seek', { code, name: `손님 ${n}` });
  return socket;
}

describe.runIf(isOnPostgres)('two hosts who answer one seeker differently at the same moment', () => {
  test('one of them decides', async () => {
    const room = await aRoom();
    // A host's socket may send ten events at once.
    for (let round = 0; round < 8; round += 1) {
      const seeker = await aSeeker(room, round);
      const authed = next<{ isApproved: boolean }>(seeker, 'authed');
      const answerBy = (host: Room['host'], isApproved: boolean) =>
        send(host, 'auth', { code: room.code, socketId: seeker.id, isApproved });
      const answers = await Promise.all([answerBy(room.host, true), answerBy(room.other, false)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await authed).isApproved).toBe(answers[0]?.ok);
    }
  });

  test('both would decide without the condition, so that the race is real', async () => {
    const room = await aRoom();
    const seeker = await aSeeker(room, 1);
    const isThis = and(
      eq(interviewSeekers.interviewId, room._id),
      eq(interviewSeekers.socketId, seeker.id ?? ''),
    );
    const decided = await raceUnguarded(2, {
      read: async () =>
        (await world.db.select().from(interviewSeekers).where(isThis)).find(
          ({ state }) => state === 'WAITING',
        ),
      write: () =>
        world.db
          .update(interviewSeekers)
          .set({ state: 'APPROVED', answeredAt: world.clock.now() })
          .where(isThis),
    });
    expect(decided).toBe(2);
  });
});

describe.runIf(isOnPostgres)('two hosts who call the next at the same moment', () => {
  /** Two people who wait, and the company with its interviewer before they enter the room. */
  async function aQueue() {
    const room = await aRoom();
    const [first, second] = [await aSeeker(room, 1), await aSeeker(room, 2)];
    const isApproved = async (socket: typeof first) => {
      const [row] = await world.db
        .select()
        .from(interviewSeekers)
        .where(eq(interviewSeekers.socketId, socket.id ?? ''));
      return row?.state === 'APPROVED';
    };
    return { room, first, second, isApproved };
  }

  test('call one person; the other host reads that it is done', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { room, first, second, isApproved } = await aQueue();
      const call = {
        params: { code: room.code },
        body: { socketId: first.id ?? '' },
      };
      const answers = await Promise.all(
        [room.company, room.interviewer].map((host) => world.answers(host, interviews).next(call)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const rejected = answers.find(({ statusCode }) => statusCode === 409);
      expect(rejected?.error().message).toBe('손님 1 님은 이미 불렀어요. 다음 차례를 다시 확인해 주세요');
      expect([await isApproved(first), await isApproved(second)]).toEqual([true, false]);
      closeSockets();
    }
  });

  test('would call two people if each called who is first at that moment, so that the race is real', async () => {
    const { room } = await aQueue();
    const isWaiting = and(eq(interviewSeekers.interviewId, room._id), eq(interviewSeekers.state, 'WAITING'));
    const called = [];
    for (const host of [room.company, room.interviewer]) {
      const [first] = await world.db
        .select()
        .from(interviewSeekers)
        .where(isWaiting)
        .orderBy(asc(interviewSeekers.soughtAt));
      const body = { socketId: first?.socketId ?? '' };
      called.push(await world.api(host, interviews).next({ params: { code: room.code }, body }));
    }
    expect(called).toMatchObject([{ name: '손님 1' }, { name: '손님 2' }]);
  });
});

describe.runIf(isOnPostgres)('eight approved guests who join at the same moment', () => {
  async function race() {
    const room = await aRoom();
    const guests = [];
    for (let i = 0; i < 8; i += 1) {
      const guest = await aSeeker(room, i);
      await send(room.host, 'auth', { code: room.code, socketId: guest.id, isApproved: true });
      guests.push(guest);
    }
    const answers = await Promise.all(
      guests.map((guest) => send(guest, 'join', { code: room.code, name: '손님', audio: true, video: true })),
    );
    const inside = await world.db.$count(
      interviewParticipants,
      eq(interviewParticipants.interviewId, room._id),
    );
    return { entered: answers.filter(({ ok }) => ok).length, inside, room };
  }

  test('take the six places, and no seventh', async () => {
    const { entered, inside } = await race();
    expect([entered, inside]).toEqual([6, 6]);
  });

  test('are more than six without the index, so that the race is real', async () => {
    const { rows } = await world.db.execute<{ made: string }>(
      sql`select pg_get_indexdef('interview_participants_place'::regclass) as made`,
    );
    await world.db.execute(sql`drop index interview_participants_place`);
    const { inside, room } = await race();
    closeSockets();
    await world.db.delete(interviewParticipants).where(eq(interviewParticipants.interviewId, room._id));
    await world.db.execute(sql.raw(rows[0]?.made ?? ''));
    expect(inside).toBeGreaterThan(6);
  });
});
