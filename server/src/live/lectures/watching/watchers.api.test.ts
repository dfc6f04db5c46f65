import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import type { Db } from '#kit/context.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import { lectureConnections } from '../tables.ts';
import type { Live } from './watcher-changes.ts';
import { createWatching, type Watching } from './watchers.ts';

const SEEN_EVERY_MS = 20_000;
const CHANGES_EVERY_MS = 1000;

let world: World;
let watching: Watching;
let visitor: { lectureId: string; socketId: string; userId: undefined };
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = world.api(await world.aCompany(), companyLectures);
  const { lecture } = await api.create({ body: { subject: '라이브 강의', isStream: true } });
  visitor = { lectureId: lecture._id, socketId: crypto.randomUUID(), userId: undefined };
});
afterEach(async () => {
  await watching.stop();
  vi.useRealTimers();
});

/** A process, with the visitor on the page of the lecture. */
async function open(db: Db) {
  watching = createWatching({ db, now: world.clock.now, onError: () => undefined });
  watching.attachChannel({ emit: () => undefined, emitHere: () => undefined } as unknown as Live);
  await watching.join([visitor]);
}

const ofVisitor = () => eq(lectureConnections.socketId, visitor.socketId);
const findRow = async () => (await world.db.select().from(lectureConnections).where(ofVisitor()))[0];

/** The answer to a statement that takes very long. */
const unanswered: object = new Proxy(
  {},
  { get: (_, name) => (name === 'then' ? () => undefined : () => unanswered) },
);
const withUnansweredReads = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'select' ? () => unanswered : (target[name as keyof typeof target] as unknown),
  });

test('while changes are being sent, the watchers are marked as seen', async () => {
  await open(withUnansweredReads(world.db));
  vi.advanceTimersByTime(CHANGES_EVERY_MS);
  const later = world.clock.now();
  vi.advanceTimersByTime(SEEN_EVERY_MS);
  await expect.poll(async () => (await findRow())?.seenAt.getTime()).toBeGreaterThanOrEqual(later.getTime());
});

test('a watcher whom another process took for gone is registered again', async () => {
  await open(world.db);
  await world.db.delete(lectureConnections).where(ofVisitor());
  vi.advanceTimersByTime(SEEN_EVERY_MS);
  await expect.poll(findRow).toMatchObject({ lectureId: visitor.lectureId, userId: null });
});
