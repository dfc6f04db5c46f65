import { beforeAll, expect, test } from 'vitest';
import { and, sql } from 'drizzle-orm';
import { byCreation, orderBy } from '#kit/db/pagination.ts';
import { planByIndex } from './plan-of.ts';
import { theWorld, type World } from '../world.ts';
import { conditionsOf, type MessageFilter } from '#foundation/messages/filter.ts';
import { messages } from '#foundation/messages/tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test.each<[string, MessageFilter]>([
  ['messages_state', { state: ['FAILED'] }],
  ['messages_channel', { channel: 'SMS' }],
  ['messages_purpose', { purpose: 'ADVERTISING' }],
])('the newest messages are read by %s', async (index, filter) => {
  const order = sql.join(orderBy(byCreation(messages)), sql`, `);
  const where = and(...conditionsOf(filter));
  const newest = sql`select 1 from ${messages} where ${where} order by ${order} limit 20`;
  expect(await planByIndex(world.db, newest)).toContain(index);
});
