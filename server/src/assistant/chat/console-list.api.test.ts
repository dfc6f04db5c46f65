import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { chatRooms } from './tables.ts';

let world: World;
let administrator: TestActor;
/** The first was created before the second, and had its last message after it. */
let first: string;
let second: string;
beforeAll(async () => {
  world = await theWorld();
  administrator = await world.anAdministrator();
});
beforeEach(async () => {
  first = await aRoom({ createdAt: 1, lastMessageAt: 4 });
  second = await aRoom({ createdAt: 2, lastMessageAt: 3 });
});

/** A conversation of a visitor, with moments in minutes from now. */
async function aRoom({ createdAt, lastMessageAt }: { createdAt: number; lastMessageAt: number }) {
  const inMinutes = (minutes: number) => addSeconds(world.clock.now(), minutes * 60);
  const times = { createdAt: inMinutes(createdAt), lastMessageAt: inMinutes(lastMessageAt) };
  const values = { sessionDigest: crypto.randomUUID(), messageCount: 2, ...times };
  const [room] = await world.db.insert(chatRooms).values(values).returning();
  return room?.id ?? '';
}

async function list(sort?: object) {
  const headers: Record<string, string> = sort ? { sort: JSON.stringify(sort) } : {};
  const { rooms } = await world.api(administrator, consoleChat).list({ query: { limit: 100 }, headers });
  return rooms.map(({ _id }) => _id).filter((id) => id === first || id === second);
}

test('the conversations are listed by the last message, or as the caller sorts them', async () => {
  expect(await list()).toEqual([first, second]);
  expect(await list({ lastMessageAt: 1 })).toEqual([second, first]);
  expect(await list({ lastMessageAt: -1 })).toEqual([first, second]);
  expect(await list({ createdAt: 1 })).toEqual([first, second]);
  expect(await list({ createdAt: -1, lastMessageAt: 1 })).toEqual([second, first]);
});

test('an unknown order is rejected', async () => {
  await expect(list({ name: 1 })).rejects.toMatchObject({ statusCode: 400 });
});
