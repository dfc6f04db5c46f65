import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import { visits } from '../tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test('a referrer that the database cannot store loses neither its own visit nor the others of its batch', async () => {
  const ids: string[] = [];
  for (const referrer of ['https://a.kr/', 'https://b.kr/\u0000\u0007']) {
    const answer = await world.answers(undefined, auth).session({ query: { referrer } });
    expect(answer.statusCode).toBe(200);
    ids.push(answer.json()._session);
  }
  await world.app.modules.flush();
  const stored = await world.db.select().from(visits).where(inArray(visits.id, ids));
  expect(stored.map(({ referrer }) => referrer).toSorted()).toEqual(['https://a.kr/', 'https://b.kr/']);
});
