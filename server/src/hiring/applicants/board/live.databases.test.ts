import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { localFanOut, type FanOut } from '#platform/sockets/sockets.ts';
import { postgresFanOut } from '#platform/sockets/sockets-postgres.ts';
import { redisFanOut } from '#platform/sockets/sockets-redis.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { hasRedis, startRedisServer } from '../../../../test/redis-server.ts';
import { closeSockets, connect, next, send } from '../../../../test/sockets.ts';
import { databaseUrl } from '../../../../test/prepare-database.ts';
import { isOnPostgres } from '../../../../test/test-database.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { createApp, type App } from '../../../app.ts';

const NAMESPACE = '/applicants';
const PROMPT_MS = 1000;

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor) => world.api(actor, applicants);
const answers = (actor: TestActor) => world.answers(actor, applicants);
const at = (_recruitment: string, _application: string) => ({ params: { _recruitment, _application } });
afterEach(closeSockets);

const of = (recruitmentId: string) => `/api/v1/company/recruitments/${recruitmentId}`;

/** A recruitment with an applicant, and a second recruiter of the company viewing its board. */
async function anOpenBoard(app: App = world.app) {
  const company = await world.aCompany();
  const colleague = await world.act(company.user, company.company);
  const { id } = await aRecruitmentRow(world, company);
  const person = await world.aPerson({ name: '윤지호' });
  const { _id: card } = await apply(world, person, id);
  const socket = await connect(app, NAMESPACE, colleague);
  expect(await send(socket, 'join', { ['_recruitment']: id })).toEqual({ ok: true });
  return { company, person, id, card, socket, ids: { ['_recruitment']: id, ['_application']: card } };
}

async function timed<T>(listening: Promise<T>, act: Promise<{ statusCode: number }>) {
  const { statusCode } = await act;
  expect(statusCode).toBe(200);
  const begun = performance.now();
  const received = await listening;
  expect(performance.now() - begun).toBeLessThan(PROMPT_MS);
  return received;
}

describe('an open board receives within a second', () => {
  test("a move, with the same position and version as the call's response", async () => {
    const { company, id, card, socket, ids } = await anOpenBoard();
    const received = await timed(
      next(socket, 'moved'),
      answers(company).stage({ ...at(id, card), body: { stage: 'ON_MEETING' } }),
    );
    const { application } = await api(company).read(at(id, card));
    if (application.status === 'IS_REVOKED') throw new Error('revoked');
    const { position, version } = application;
    expect(received).toEqual({
      ...ids,
      stage: 'ON_MEETING',
      position,
      version: version - 1,
      record: expect.objectContaining({
        from: 'IS_APPLIED',
        to: 'ON_MEETING',
        actor: { _id: company.user.id, name: '한빛정밀' },
      }),
    });
  });

  test('a new position on the board, a first opening, a memo and a certification', async () => {
    const { company, id, card, socket, ids } = await anOpenBoard();
    const placed = { ['_application']: card, stage: 'IS_APPLIED' as const, index: 0 };
    expect(
      await timed(
        next(socket, 'moved'),
        answers(company).move({ params: { _recruitment: id }, body: placed }),
      ),
    ).toMatchObject({
      stage: 'IS_APPLIED',
      version: 1,
    });
    expect(await timed(next(socket, 'viewed'), answers(company).read(at(id, card)))).toEqual({
      ...ids,
      version: 2,
    });
    expect(
      await timed(
        next(socket, 'memo'),
        answers(company).memo({ ...at(id, card), body: { memo: '속마음 4711' } }),
      ),
    ).toEqual({
      ...ids,
      hasMemo: true,
      version: 3,
      memoVersion: 1,
    });
    await timed(
      next(socket, 'moved'),
      answers(company).stage({ ...at(id, card), body: { stage: 'ON_RECRUIT' } }),
    );
    const certifying = answers(company).certify({ ...at(id, card), body: { isCertified: false } });
    expect(await timed(next(socket, 'certified'), certifying)).toEqual({
      ...ids,
      isCertified: false,
      version: 5,
    });
  });

  test('a bookmark that was added or removed, with its owner', async () => {
    const { company, card, socket, ids } = await anOpenBoard();
    const requested = { type: 'APPLICATION' as const, ['_application']: card };
    const giving = world.answers(company, likes).add({ body: requested });
    const reported = await timed(next(socket, 'starred'), giving);
    const { _id: bookmark } = (await giving).json().like;
    expect(reported).toEqual({ ...ids, ['_user']: company.user.id, ['_like']: bookmark });
    const taking = world.answers(company, likes).remove({ params: { _like: bookmark } });
    expect(await timed(next(socket, 'starred'), taking)).toMatchObject({ ['_like']: null });
  });

  test('a new applicant and one who revoked, as ids only', async () => {
    const { person, id, card, socket, ids } = await anOpenBoard();
    const revoking = world.answers(person, applications).revoke({ params: { _application: card } });
    expect(await timed(next(socket, 'revoked'), revoking)).toEqual(ids);
    const applied = next(socket, 'applied');
    const { _id: fresh } = await apply(world, await world.aPerson(), id);
    expect(await applied).toEqual({ ...ids, ['_application']: fresh });
  });

  test('nothing of failed changes, nothing of other boards and nothing after leaving', async () => {
    const { company, id, card, socket } = await anOpenBoard();
    const other = await anOpenBoard();
    const received: string[] = [];
    socket.onAny((event: string, { _recruitment }: { _recruitment: string }) =>
      received.push(`${event} ${_recruitment === id ? 'own' : 'other'}`),
    );
    const failing = { stage: 'ON_PENDING', from: 'ON_MEETING' } as const;
    expect((await answers(company).stage({ ...at(id, card), body: failing })).statusCode).toBe(409);
    await api(company).stage({ ...at(id, card), body: { stage: 'IS_APPLIED' } });
    await api(other.company).stage({ ...at(other.id, other.card), body: { stage: 'ON_PENDING' } });
    await api(company).stage({ ...at(id, card), body: { stage: 'ON_PENDING' } });
    expect(await send(socket, 'leave', { ['_recruitment']: id })).toEqual({ ok: true });
    await api(company).stage({ ...at(id, card), body: { stage: 'ON_MEETING' } });
    await send(socket, 'leave', { ['_recruitment']: id });
    expect(received).toEqual(['moved own']);
  });
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Two processes, simulated by two apps, each with its own sockets, on one database. */
async function twoApps(fanOut: () => FanOut) {
  const fans = [fanOut(), fanOut()];
  const apps: App[] = [];
  for (const fan of fans) apps.push(await createApp({ ...world, fanOut: fan }));
  for (const app of apps) await app.fastify.ready();
  const close = async () => {
    for (const app of apps) await app.close();
    for (const fan of fans) await fan.close();
  };
  return { apps, close };
}

async function receivesOfTheOther(fanOut: () => FanOut, withinMs: number) {
  const { apps, close } = await twoApps(fanOut);
  try {
    const [here, there] = apps;
    const { company, id, card, socket } = await anOpenBoard(here);
    const act = (stage: string) =>
      there?.fastify.inject({
        method: 'PUT',
        url: `${of(id)}/applications/${card}/stage`,
        headers: { authorization: `Bearer ${company.token}` },
        payload: { stage },
      });
    // A subscription takes a moment to start; the first message may be lost before it is found to be missing.
    const first = next(socket, 'moved', withinMs).then(
      () => true,
      () => false,
    );
    await act('ON_PENDING');
    if (!(await first)) return false;
    const second = next(socket, 'moved', withinMs);
    await act('ON_MEETING');
    return (await second)['stage'] === 'ON_MEETING';
  } finally {
    await close();
  }
}

describe.runIf(isOnPostgres)('two processes on one PostgreSQL (skipped on the embedded database)', () => {
  const urlOf = async () => {
    const answer = await world.db.execute(sql`select current_database() as name`);
    return databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', String(answer.rows[0]?.['name']));
  };

  test('a move in one process reaches a board that is open in the other', async () => {
    const url = await urlOf();
    expect(await receivesOfTheOther(() => postgresFanOut(url, silent), PROMPT_MS)).toBe(true);
  });

  test('without fan-out it does not: proof that the fan-out is tested', async () => {
    expect(await receivesOfTheOther(localFanOut, 300)).toBe(false);
  });
});

describe.runIf(hasRedis)('two processes on one Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterAll(() => redis.stop());

  test('a move in one process reaches a board that is open in the other', async () => {
    expect(await receivesOfTheOther(() => redisFanOut(redis.url, silent), PROMPT_MS)).toBe(true);
  });
});
