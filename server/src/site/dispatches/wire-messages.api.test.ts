import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { dispatches as contract } from '@ieum/contract/site/dispatches/endpoints.ts';
import { messages } from '#foundation/messages/tables.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, contract);
const rowOf = async (id: string) => (await world.db.select().from(messages).where(eq(messages.id, id)))[0];

const create = async (body: Parameters<ReturnType<typeof api>['create']>[0]['body']) => {
  const { message } = await api().create({ body });
  if (!message) throw new Error('it waits for an approval');
  return message;
};

test('a created message is read, changed and stopped by its own id', async () => {
  const [one, other] = [await world.aPerson({ name: '김서연' }), await world.aPerson({ name: '박도윤' })];
  const body = { channel: 'SMS' as const, message: '{name} 님', addressees: [one.user.id] };
  const message = await create(body);
  expect(message).toMatchObject({ state: 'QUEUED', count: 1 });
  expect(await rowOf(message._id)).toMatchObject({ userId: one.user.id, dispatchId: message._dispatch });
  const params = { _message: message._id };
  const changed = { message: '안녕하세요, {name} 님\n내일 만나요', channel: 'EMAIL' as const };
  await api().revise({ params, body: { ...changed, addressees: [other.user.id] } });
  expect(await rowOf(message._id)).toMatchObject({
    channel: 'EMAIL',
    userId: other.user.id,
    to: other.user.email,
    subject: '안녕하세요, 박도윤 님',
    body: '안녕하세요, 박도윤 님\n내일 만나요',
  });
});

test('a change needs the text for another recipient, and comes too late for a message that left', async () => {
  const [one, other] = [await world.aPerson(), await world.aPerson()];
  const body = { channel: 'EMAIL' as const, message: '안내', addressees: [one.user.id, other.user.id] };
  const message = await create(body);
  const params = { _message: message._id };
  await expect(api().revise({ params, body: { addressees: [other.user.id] } })).rejects.toMatchObject({
    fields: { message: expect.anything() },
  });
  const taken = { addressees: [other.user.id], message: '안내' };
  await expect(api().revise({ params, body: taken })).rejects.toMatchObject({
    fields: { addressees: expect.anything() },
  });
  await world.drain();
  expect(await rowOf(message._id)).toMatchObject({ state: 'SENT', subject: '안내' });
  await expect(api().revise({ params, body: { message: '늦음' } })).rejects.toMatchObject({
    statusCode: 409,
  });
});
