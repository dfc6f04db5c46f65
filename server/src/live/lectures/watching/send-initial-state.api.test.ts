import { afterEach, beforeAll, expect, test } from 'vitest';
import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { closeSockets, connectAs, next, send, type SocketOptions } from '../../../../test/sockets.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { countWatchers } from './connections.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});
afterEach(closeSockets);

async function aLectureOf(owner: TestActor): Promise<string> {
  const body = { subject: '라이브 강의', isStream: true };
  return (await world.api(owner, companyLectures).create({ body })).lecture._id;
}

interface Joined {
  success: boolean;
  message: string;
  messages: { number: number }[];
  moderates: boolean;
}

/** Joins at the same moment as the others. */
async function joinAll(
  readers: (SocketOptions & { lectureId: string; after?: number })[],
): Promise<Joined[]> {
  const sockets = await Promise.all(readers.map((input) => connectAs(world.app, '/lecture', input)));
  return Promise.all(
    sockets.map(async (socket, index) => {
      const joined = next<Joined>(socket, 'joined');
      const { lectureId, after } = readers[index] ?? {};
      await send(socket, 'join', { _lecture: lectureId, ...(after !== undefined && { after }) });
      return joined;
    }),
  );
}

test('readers who join at once each receive what is theirs', async () => {
  const [one, other] = [await aLectureOf(company), await aLectureOf(await world.aCompany())];
  const writer = await connectAs(world.app, '/lecture', { token: company.token });
  await send(writer, 'join', { _lecture: one });
  for (const message of ['하나', '둘'])
    expect(await send(writer, 'chat', { _lecture: one, message })).toEqual({ ok: true });
  const persons = await Promise.all(Array.from({ length: 12 }, () => world.aPerson()));
  const joined = await joinAll([
    ...persons.map(({ token }) => ({ token, lectureId: one })),
    { token: company.token, lectureId: one },
    { language: 'en', lectureId: one },
    { lectureId: one, after: 1 },
    { lectureId: other },
    { lectureId: newId() },
  ]);
  const [moderator, english, returning, elsewhere, lost] = joined.slice(persons.length);
  const numbersOf = (input: Joined | undefined) => input?.messages.map(({ number }) => number);
  for (const input of joined.slice(0, persons.length)) {
    expect(input).toMatchObject({ success: true, moderates: false, message: '방에 입장하셨습니다.' });
    expect(numbersOf(input)).toEqual([1, 2]);
  }
  expect(moderator).toMatchObject({ success: true, moderates: true });
  expect(english?.message).not.toBe(moderator?.message);
  expect(numbersOf(returning)).toEqual([2]);
  expect(numbersOf(elsewhere)).toEqual([]);
  expect(lost?.success).toBe(false);
  expect(await countWatchers(world.db, one, world.clock.now())).toBe(persons.length + 3);
});
