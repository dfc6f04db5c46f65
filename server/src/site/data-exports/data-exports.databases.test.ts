import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataExports as contract } from '@ieum/contract/site/data-exports/endpoints.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { PASSWORD, theWorld } from '../../../test/world.ts';
import { dataExports } from './tables.ts';

test('a request starts one archive, however often it is sent at once', async () => {
  const world = await theWorld();
  const person = await world.aPerson();
  const own = world.api(person, contract);
  const request = async () => own.request({ body: { password: await encryptCredential(world, PASSWORD) } });
  const rows = () => world.db.select().from(dataExports).where(eq(dataExports.userId, person.user.id));

  const answers = await Promise.all(Array.from({ length: 5 }, request));
  expect(answers.map(({ dataExport }) => dataExport?.state)).toEqual(Array(5).fill('PREPARING'));
  expect(await rows()).toHaveLength(1);
  await world.drain();
  expect((await request()).dataExport?.state).toBe('READY');
  expect(await rows()).toHaveLength(1);
  expect((await world.answers(person, contract).download()).statusCode).toBe(200);
});
