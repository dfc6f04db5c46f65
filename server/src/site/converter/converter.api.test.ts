import { beforeAll, expect, test } from 'vitest';
import { converter } from '@ieum/contract/site/converter/endpoints.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { converterRoutes } from './routes.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

test('shows what the masks make of a text, and that its encryption can be undone', async () => {
  const answer = await world.answers(undefined, converter).convert({ body: { text: '01012345678' } });
  expect(answer.json()).toMatchObject({
    masks: { phone: '010****5678', name: '0*********8', birth: '0101*******' },
    encryption: { isRestored: true },
  });
  expect(answer.json().encryption.encrypted).not.toContain('01012345678');
});

test('encrypts the same text differently each time', async () => {
  const encrypt = async () =>
    (await world.api(undefined, converter).convert({ body: { text: '홍길동' } })).encryption.encrypted;
  expect(await encrypt()).not.toBe(await encrypt());
});

test('answers nothing outside a demonstration', async () => {
  let run: unknown;
  converterRoutes(((_: unknown, input: { run: unknown }) => (run = input.run)) as never, {
    isDemo: false,
    secrets: ['a'],
  });
  const asked = (run as (ctx: object, input: object) => Promise<unknown>)({}, { body: { text: '홍길동' } });
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});
