import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';
import { sessions } from '../../server/src/account/auth/tables.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openSocket, untilCut } from '../lib/sockets.ts';
import { openWorld, type Actor, type World } from '../lib/world.ts';

const NAMESPACES = ['/lecture', '/interview', '/chat'] as const;
const TOKEN_MS = 10 * 60 * 1000;
/** A token so old that it ends after this time. */
const LEFT_MS = 3000;
const CUT_WITHIN_MS = 5000;
/** A host receives nothing of these from somebody outside the room. */
const PASSED_ON = ['signal', 'user-joined', 'user-media', 'room-closed'];
const ANSWER_MS = 5000;

type Ack = { ok: boolean };
type Sent = readonly [event: string, payload: object];

/** The rows of one owner, and the participants and readers of its rooms. */
interface Scene {
  url: string;
  closedLecture: string;
  hiddenLecture: string;
  /** Open to everybody with the link, who are in it once a host has admitted them. */
  openCode: string;
  invitedCode: string;
  /** The socket of the host, in the open interview. */
  host: Socket;
  /** A conversation of a member, and one of a visitor. */
  rooms: readonly string[];
}

const LECTURES = '/api/v1/company/lectures';
const INTERVIEWS = '/api/v1/company/interviews';

async function aScene(world: World, url: string): Promise<Scene> {
  const company = await world.aCompany();
  const make = async (path: string, body: object) =>
    assertSuccess(await world.call(company, 'POST', path, { body }), path);
  const lecture = async (input: object) =>
    (await make(LECTURES, { subject: '강의', isStream: true, ...input })).string('lecture', '_id');
  const interview = async (type: string) =>
    (await make(INTERVIEWS, { title: '면접', entrance: { type } })).string('interview', 'code');
  const openCode = await interview('ONE_WITH_URL');
  const host = await openSocket(url, { namespace: '/interview', token: company.token });
  const isIn = await sendTo(host, ['join', { code: openCode, name: '주최' }]);
  if (!isIn) throw new Error('the host is not in the interview');
  const rooms = await Promise.all(
    [(await world.aPerson()).token, undefined].map((token) => aRoom(url, token)),
  );
  return {
    url,
    closedLecture: await lecture({ code: { isOn: true, text: 'AB2CD3' } }),
    hiddenLecture: await lecture({ isActive: false }),
    openCode,
    invitedCode: await interview('INTERVIEWEES'),
    host,
    rooms,
  };
}

async function aRoom(url: string, token: string | undefined): Promise<string> {
  const socket = await openSocket(url, { namespace: '/chat', token });
  const joined = new Promise<{ room: string }>((resolve) => socket.once('joined', resolve));
  await socket.timeout(ANSWER_MS).emitWithAck('join', {});
  const { room } = await joined;
  socket.close();
  return room;
}

const sendTo = async (socket: Socket, [event, payload]: Sent): Promise<boolean> =>
  ((await socket.timeout(ANSWER_MS).emitWithAck(event, payload)) as Ack).ok;

/** Tokens that open nothing. */
async function badTokens(world: World): Promise<Record<string, string>> {
  const person = await world.aPerson();
  const { user, sessionId, token } = person;
  const ended = await world.aPerson();
  await world.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, ended.sessionId));
  return {
    expired: await world.tokenOf(user, sessionId, new Date(Date.now() - TOKEN_MS - 60_000)),
    'of an ended login': ended.token,
    forged: token.slice(0, -8) + token.slice(-8).split('').toReversed().join(''),
    'without a signature': `${token.split('.').slice(0, 2).join('.')}.`,
    'of no form': 'x',
  };
}

async function tryTokens(world: World, url: string, tally: Tally): Promise<number> {
  const isIn = (input: Parameters<typeof openSocket>[1]) =>
    openSocket(url, input).then(
      (socket) => {
        socket.close();
        return true;
      },
      () => false,
    );
  const { token: right } = await world.aPerson();
  const bad = Object.entries(await badTokens(world));
  for (const namespace of NAMESPACES) {
    for (const [what, token] of bad)
      tally.check(!(await isIn({ namespace, token })), () => `${namespace}: a token ${what} is in`);
    for (const origin of ['https://elsewhere.example', 'null', `${url}.elsewhere.example`])
      tally.check(
        !(await isIn({ namespace, token: right, headers: { origin } })),
        () => `${namespace}: a page of ${origin} is in`,
      );
    tally.check(await isIn({ namespace, token: right }), () => `${namespace}: the right token is not in`);
  }
  return bad.length;
}

/** The events that strangers try in each namespace; none may succeed. */
const triesIn = (scene: Scene): Record<(typeof NAMESPACES)[number], Sent[]> => {
  const lectures = [scene.closedLecture, scene.hiddenLecture];
  const codes = [scene.openCode, scene.invitedCode];
  const to = scene.host.id;
  return {
    '/lecture': lectures.flatMap((_lecture): Sent[] => [
      ['join', { _lecture }],
      ['join', { _lecture, after: 0 }],
      ['chat', { _lecture, message: '글' }],
    ]),
    '/interview': [
      ...codes.flatMap((code): Sent[] => [
        ['join', { code, name: '손님' }],
        ['auth', { code, socketId: to, isApproved: true }],
        ['close', { code }],
        ['user-joined', { code, audio: true, video: true }],
      ]),
      ['seek', { code: scene.invitedCode, name: '손님' }],
      ['signal', { to, data: { type: 'offer', sdp: 'v=0' } }],
      ['media', { audio: true, video: true }],
      ['relay', {}],
    ],
    '/chat': scene.rooms.flatMap((_room): Sent[] => [
      ['join', { _room }],
      ['sendQuery', { _room, query: '무엇을 물었나요' }],
      ['cancel', { _room }],
    ]),
  };
};

/** Every event about what is not theirs, as each stranger. */
async function intrude(
  scene: Scene,
  strangers: Record<string, Actor | undefined>,
  tally: Tally,
): Promise<number> {
  let count = 0;
  const received: string[] = [];
  const listen = (event: string) => void (PASSED_ON.includes(event) && received.push(event));
  scene.host.onAny(listen);
  for (const [who, actor] of Object.entries(strangers))
    for (const namespace of NAMESPACES) {
      const tries = triesIn(scene)[namespace];
      for (const sent of tries) {
        // A socket of its own each, so that the rate of a socket rejects none.
        const socket = await openSocket(scene.url, { namespace, token: actor?.token });
        const got: string[] = [];
        socket.onAny((event: string) => void (event === 'chat' && got.push(event)));
        const isTaken = await sendTo(socket, sent);
        tally.check(
          !isTaken && got.length === 0,
          () => `${who}: ${namespace} ${sent[0]} ${JSON.stringify(sent[1])}`,
        );
        socket.close();
        count += 1;
      }
    }
  scene.host.offAny(listen);
  tally.check(received.length === 0, () => `the host received ${received.join(' ')}`);
  return count;
}

/** Sockets whose token ends while they are open. */
async function outlive(world: World, url: string, tally: Tally): Promise<number> {
  const cuts = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const { user, sessionId } = await world.aPerson();
      const token = await world.tokenOf(user, sessionId, new Date(Date.now() - TOKEN_MS + LEFT_MS));
      const socket = await openSocket(url, { namespace, token });
      const after = (await untilCut(socket, LEFT_MS + 3 * CUT_WITHIN_MS)) - LEFT_MS;
      tally.check(after <= CUT_WITHIN_MS, () => `${namespace}: cut ${Math.round(after)} ms after its token`);
      return after;
    }),
  );
  return Math.max(...cuts);
}

/** The weak stub admits everybody and takes everything. */
async function weakUrl(afterwards: Environment['afterwards']): Promise<string> {
  const http = createServer();
  const io = new Server(http, { path: SOCKET_PATH });
  for (const namespace of NAMESPACES)
    io.of(namespace).on('connection', (socket) =>
      socket.onAny((_event, _payload, reply: (ack: Ack) => void) => reply({ ok: true })),
    );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  afterwards(() => io.close());
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

export const attack: Attack = {
  id: 'S1',
  what: 'Lectures, interviews and the assistant over sockets with bad tokens, from foreign pages and by strangers with ids and codes of others; tokens that end while connected',
  goal: `0 admitted, 0 events taken or passed on; cut ≤ ${CUT_WITHIN_MS / 1000} s after the token’s end`,
  run: async ({ onPostgres, afterwards }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const scene = await aScene(world, url);
    const strangers = {
      'a visitor': undefined,
      'a person': await world.aPerson(),
      'a company': await world.aCompany(),
    };
    const [tally, weak] = [createTally(), createTally()];
    const tokens = await tryTokens(world, url, tally);
    const events = await intrude(scene, strangers, tally);
    const slowest = await outlive(world, url, tally);

    const stub = await weakUrl(afterwards);
    await tryTokens(world, stub, weak);
    await intrude({ ...scene, url: stub }, { 'a visitor': undefined }, weak);
    scene.host.close();
    const figures = { 'bad tokens': tokens, events, 'slowest cut after the end, ms': Math.round(slowest) };
    return tally.outcome(figures, weak.failures() >= events / Object.keys(strangers).length);
  },
};
