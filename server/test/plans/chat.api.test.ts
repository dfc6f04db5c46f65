import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { orderBy } from '#kit/db/pagination.ts';
import { planByIndex } from './plan-of.ts';
import { theWorld, type World } from '../world.ts';
import { orderedBy, type Sort } from '#assistant/chat/queries.ts';
import { chatRooms } from '#assistant/chat/tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test.each<[string, Sort]>([
  ['chat_rooms_created', [{ field: 'createdAt', direction: -1 }]],
  ['chat_rooms_created', [{ field: 'createdAt', direction: 1 }]],
  ['chat_rooms_newest', [{ field: 'lastMessageAt', direction: 1 }]],
])('the sorted conversations are read by %s', async (index, sort) => {
  const order = sql.join(orderBy(orderedBy(sort)), sql`, `);
  const sorted = sql`select 1 from ${chatRooms} where message_count > 0 order by ${order} limit 20`;
  expect(await planByIndex(world.db, sorted)).toContain(index);
});
