import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { orderBy } from '#kit/db/pagination.ts';
import { planByIndex } from './plan-of.ts';
import { theWorld, type World } from '../world.ts';
import { byDate, pinnedFirst } from '#content/boards/queries.ts';
import { posts } from '#content/boards/tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test('the newest posts of all boards, the pinned ones first, are read by an index', async () => {
  const order = sql.join(orderBy(pinnedFirst), sql`, `);
  const newest = sql`select 1 from ${posts} order by ${order} limit 20`;
  expect(await planByIndex(world.db, newest)).toContain('posts_shown');
});

test.each([1, -1] as const)(
  'the posts of all boards by their date, in direction %i, are read by an index',
  async (direction) => {
    const order = sql.join(orderBy(byDate(direction)), sql`, `);
    const posted = sql`select 1 from ${posts} order by ${order} limit 20`;
    expect(await planByIndex(world.db, posted)).toContain('posts_date');
  },
);
