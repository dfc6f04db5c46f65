import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { sessions } from '#account/auth/tables.ts';
import { aRecruitmentRow } from '../../../test/hiring.ts';
import {
  addressOf,
  closeSockets,
  connect,
  hangUp,
  next,
  open,
  connectError,
  send,
} from '../../../test/sockets.ts';
import { openWorld, theWorld, type TestActor, type World } from '../../../test/world.ts';

const PLACE = '/applicants';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});
afterEach(closeSockets);

async function aConnection() {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company);
  const socket = await connect(world.app, PLACE, company);
  return { company, id, socket, join: { ['_recruitment']: id } };
}
/** Another token of the same session, as a refresh returns it. */
const sessionIdOf = ({ token }: TestActor) => String(decodeJwt(token)['sid']);

async function freshToken({ app, clock }: World, actor: TestActor) {
  const { id: userId, userType, isConsole } = actor.user;
  return app.modules.tokens.sign({ userId, userType, isConsole, sessionId: sessionIdOf(actor) }, clock.now());
}
/** Milliseconds until the server disconnects a socket. */
async function cutAfter(act: () => Promise<unknown>, socket: Awaited<ReturnType<typeof connect>>) {
  const reported = next(socket, 'exception', 8000);
  const ended = next<string>(socket, 'disconnect', 8000);
  await act();
  const begun = performance.now();
  const reason = await ended;
  return { milliseconds: performance.now() - begun, reason, reported: await reported };
}

describe('the handshake', () => {
  test('an error is in the caller’s language', async () => {
    expect(await connectError(world.app, PLACE, { language: 'en' })).toEqual({
      code: 'unauthenticated',
      message: 'Please log in first',
    });
  });

  test.each([
    ['a foreign page', 'https://elsewhere.example', false],
    ['a page without origin', 'null', false],
    ['our own page', 'own', true],
  ])('%s', async (_, origin, isIn) => {
    const company = await world.aCompany();
    const own = await addressOf(world.app);
    const socket = await open(world.app, PLACE, {
      token: company.token,
      headers: { origin: origin === 'own' ? own : origin },
    });
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('connect_error', () => resolve(false));
    });
    socket.close();
    expect(isConnected).toBe(isIn);
  });

  test('a client that begins by long polling is not admitted where the channel takes WebSocket only', async () => {
    const company = await world.aCompany();
    const error = await connectError(world.app, PLACE, { token: company.token, transports: ['polling'] });
    expect(error).toEqual({ code: 'invalid', message: '이 주소는 WebSocket 연결만 받아요' });
  });

  test('a client that disconnects during the handshake causes no error', async () => {
    await Promise.all(Array.from({ length: 200 }, () => hangUp(world.app)));
    expect((await aConnection()).socket.connected).toBe(true);
  });

  test('a connection that joins no namespace, or has left its last one, is disconnected', async () => {
    const company = await world.aCompany();
    const url = (await addressOf(world.app)).replace('http', 'ws');
    const auth = JSON.stringify({ accessToken: company.token });
    const cutAfterSending = (...packets: string[]) =>
      new Promise<string[]>((resolve) => {
        const received: string[] = [];
        const line = new WebSocket(`${url}/socket/?EIO=4&transport=websocket`);
        line.addEventListener('message', ({ data }) => {
          received.push(String(data).slice(0, 3));
          const next = packets.shift();
          if (next) line.send(next);
        });
        line.addEventListener('close', () => resolve(received));
      });
    const [silent, onNone, left] = await Promise.all([
      cutAfterSending(),
      cutAfterSending(`40${auth}`),
      cutAfterSending(`40${PLACE},${auth}`, `41${PLACE},`),
    ]);
    expect(silent).toHaveLength(1);
    expect(onNone[1]).toBe('44{');
    expect(left[1]).toBe('40/');
  }, 30_000);

  test('one user may have at most sixty sockets', async () => {
    const company = await world.aCompany();
    for (let i = 0; i < 60; i++) await connect(world.app, PLACE, company);
    expect(await connectError(world.app, PLACE, { token: company.token })).toMatchObject({
      code: 'too_many',
    });
  });
});

describe('an event', () => {
  test('is acknowledged; a payload that does not match the contract is rejected with its fields', async () => {
    const { socket, join } = await aConnection();
    expect(await send(socket, 'join', join)).toEqual({ ok: true });
    for (const junk of [{}, null, 7, [], { ['_recruitment']: 'x'.repeat(65) }, { ['_recruitment']: {} }])
      expect(await send(socket, 'join', junk)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await send(socket, 'join', {})).toMatchObject({
      fields: { ['_recruitment']: expect.any(String) },
    });
  });

  test('with an unknown name is not found, also under the name of an inherited property', async () => {
    const { socket } = await aConnection();
    for (const name of ['moved', 'nonsense', 'toString', '__proto__'])
      expect(await send(socket, name, {})).toMatchObject({ ok: false, code: 'not_found' });
  });

  test('without an acknowledgement is rejected by an exception event', async () => {
    const { socket } = await aConnection();
    const reported = next(socket, 'exception');
    socket.emit('join', { ['_recruitment']: 'x' });
    expect(await reported).toEqual({ code: 'not_found', message: '찾는 내용이 없어요' });
  });

  test('about a public row of another company is rejected as in a call', async () => {
    const { join } = await aConnection();
    const { socket } = await aConnection();
    expect(await send(socket, 'join', join)).toMatchObject({ ok: false, code: 'forbidden' });
  });

  test('beyond ten at once is rejected, and a flood ends the connection', async () => {
    const { socket, join } = await aConnection();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(socket, 'join', join)));
    const taken = answers.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThanOrEqual(10);
    expect(taken).toBeLessThan(13);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too_many' });
    const { reason } = await cutAfter(async () => {
      for (let i = 0; i < 100; i++) socket.emit('join', join);
    }, socket);
    expect(reason).toBe('io server disconnect');
  });

  test('larger than 64 KB ends the connection', async () => {
    const { socket } = await aConnection();
    const ended = next<string>(socket, 'disconnect');
    socket.emit('join', { ['_recruitment']: 'x'.repeat(70_000) });
    expect(await ended).toMatch(/transport/);
  });

  test('lets a socket join at most twenty rooms', async () => {
    const { company, socket } = await aConnection();
    const answers = [];
    for (let i = 0; i < 21; i++) {
      const { id } = await aRecruitmentRow(world, company);
      answers.push(await send(socket, 'join', { ['_recruitment']: id }));
      world.clock.advance(1);
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });
});

describe('a socket is disconnected', () => {
  const block = async (id: string) =>
    world
      .api(await world.anAdministrator(), members)
      .setStatus({ params: { _user: id }, body: { status: 'BLOCKED' } });
  const ends = async (act: (company: TestActor) => Promise<unknown>) => {
    const { company, socket } = await aConnection();
    return cutAfter(() => act(company), socket);
  };

  test('within two seconds when its user is blocked', async () => {
    const end = await ends(({ user }) => block(user.id));
    expect(end).toMatchObject({ reason: 'io server disconnect', reported: { code: 'unauthenticated' } });
    expect(end.milliseconds).toBeLessThan(2000);
  });

  test('within two seconds when its session ended elsewhere; a socket of another session stays connected', async () => {
    const { company, socket } = await aConnection();
    const other = await world.act(company.user, company.company);
    const staying = await connect(world.app, PLACE, other);
    const { milliseconds } = await cutAfter(async () => {
      await world.db
        .update(sessions)
        .set({ endedAt: new Date() })
        .where(eq(sessions.id, sessionIdOf(company)));
      await world.app.modules.actors.drop(company.user.id);
    }, socket);
    expect(milliseconds).toBeLessThan(2000);
    expect(staying.connected).toBe(true);
  });

  test('within five seconds of its token’s expiry, unless renewed by a token of the same session', async () => {
    const own = await openWorld();
    const company = await own.aCompany();
    const socket = await connect(own.app, PLACE, company);
    const renewed = await connect(own.app, PLACE, company);
    own.clock.advance(599);
    const { user, company: row } = company;
    const token = await freshToken(own, company);
    const stranger = await freshToken(own, await own.act(user, row));
    expect(await send(renewed, 'renew', { accessToken: token })).toEqual({ ok: true });
    const { milliseconds, reason } = await cutAfter(async () => undefined, socket);
    expect(reason).toBe('io server disconnect');
    expect(milliseconds).toBeLessThan(6000);
    expect(renewed.connected).toBe(true);
    const { reported } = await cutAfter(
      async () =>
        expect(await send(renewed, 'renew', { accessToken: stranger })).toMatchObject({ ok: false }),
      renewed,
    );
    expect(reported).toMatchObject({ code: 'unauthenticated' });
    await own.app.close();
  });

  test('in a way that lets its client reconnect when the server stops', async () => {
    const own = await openWorld();
    const socket = await connect(own.app, PLACE, await own.aCompany());
    const ended = next<string>(socket, 'disconnect');
    const begun = performance.now();
    await own.app.close();
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(await ended).toBe('transport close');
  });
});
