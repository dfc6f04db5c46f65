import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { theWorld, type World } from '../../../../test/world.ts';
import { visits } from '../tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test('a referrer that the database cannot store loses neither its own visit nor the others of its batch', async () => {
  const ids: string[] = [];
  for (const referrer of ['https://a.kr/', 'https://b.kr/%00%07']) {
    const answer = await world.call(undefined, 'GET', `/api/session?referrer=${referrer}`);
    expect(answer.statusCode).toBe(200);
    ids.push(answer.json()._session);
  }
  await world.app.modules.flush();
  const stored = await world.db.select().from(visits).where(inArray(visits.id, ids));
  expect(stored.map(({ referrer }) => referrer).toSorted()).toEqual(['https://a.kr/', 'https://b.kr/']);
});
