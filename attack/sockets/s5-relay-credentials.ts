import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import type { RelayCredentials } from '../../contract/src/live/interviews/schemas.ts';
import { credentialsOf } from '../../server/src/live/interviews/relay.ts';
import { hasCoturn, startTurnServer } from '../../server/test/faults/turn-server.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { aRoom } from '../lib/rows/interview-rows.ts';
import { openSocket } from '../lib/sockets.ts';
import { openWorld, type World } from '../lib/world.ts';

const SECRET = 'a-secret-of-the-relay-of-attacks';
const SECONDS = 10;
const MAX_SECONDS = 3600;
const A_MINUTE = 10;
const AT_ONCE = 64;
const GENERATE = '/api/plugins/coturn/credentials/generate';

type Relays = (credentials: RelayCredentials) => Promise<boolean>;
type Ack = { ok: boolean };

/** Credentials made from valid ones, or without knowing the secret. */
function badOf(good: RelayCredentials): Record<string, RelayCredentials> {
  const [expiry = '0', tag = ''] = good.username.split(':');
  const foreign = { urls: good.urls, secret: 'another-secret-of-another-relay', seconds: SECONDS };
  return {
    'of a later end': { ...good, username: `${Number(expiry) + 3600}:${tag}` },
    'of another name': { ...good, username: `${expiry}:${tag}0` },
    'of another secret': credentialsOf(foreign, new Date()),
    'without a password': { ...good, password: 'x' },
  };
}

/** Valid ones are relayed until they end, the others never. */
async function tryRelay(relays: Relays, good: RelayCredentials, tally: Tally): Promise<number> {
  const bad = Object.entries(badOf(good));
  const [isRelayed, ...passed] = await Promise.all([good, ...bad.map(([, one]) => one)].map(relays));
  tally.check(isRelayed === true, () => 'valid credentials are not relayed');
  for (const [n, [what]] of bad.entries())
    tally.check(passed[n] === false, () => `credentials ${what} are relayed`);
  const until = Number(good.username.split(':')[0]) * 1000;
  await wait(Math.max(0, until - Date.now()) + 2000);
  tally.check(!(await relays(good)), () => 'credentials are relayed after their end');
  return bad.length + 1;
}

/** Members fetch a few a minute, also of many calls at once; visitors none. */
async function fetchMany(world: World, tally: Tally): Promise<RelayCredentials> {
  const person = await world.aPerson();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => world.call(person, 'POST', GENERATE)),
  );
  const granted = answers.filter(({ status }) => status === 200);
  tally.check(
    granted.length > 0 && granted.length <= A_MINUTE,
    () => `${granted.length} given within a minute`,
  );
  const visitor = await world.call(undefined, 'POST', GENERATE);
  tally.check(visitor.status === 401, () => `a visitor: ${visitor.status}`);
  return (JSON.parse(granted[0]?.text ?? '{}') as { data: RelayCredentials }).data;
}

/** Over sockets only who is in a room gets any: not before the approval, nor after the end. */
async function askInRoom(world: World, url: string, tally: Tally): Promise<void> {
  const { host, code } = await aRoom(world);
  const hosting = await openSocket(url, { namespace: '/interview', token: host.token });
  const guest = await openSocket(url, { namespace: '/interview' });
  const send = async (socket: Socket, event: string, payload: object) =>
    ((await socket.timeout(5000).emitWithAck(event, payload)) as Ack).ok;
  let received = 0;
  guest.on('relay', () => (received += 1));
  const rejected = async (when: string) => {
    const before = received;
    const isTaken = await send(guest, 'relay', {});
    tally.check(!isTaken && received === before, () => `credentials ${when}`);
  };
  const name = '김손님';
  await send(hosting, 'join', { code, name });
  await rejected('before asking to enter');
  await send(guest, 'seek', { code, name });
  await rejected('before the approval');
  tally.check(!(await send(guest, 'join', { code, name })), () => 'in the room before the approval');
  await rejected('after trying to enter');
  await send(hosting, 'auth', { code, socketId: guest.id, isApproved: true });
  await rejected('before entering');
  const isIn = await send(guest, 'join', { code, name });
  tally.check(isIn && (await send(guest, 'relay', {})), () => 'none for a guest in the room');
  await send(hosting, 'close', { code });
  await rejected('after the end of the interview');
  hosting.close();
  guest.close();
}

/** The weak relay reads when a name ends, and checks no signature. */
const weakRelay: Relays = async ({ username }) => Number(username.split(':')[0]) * 1000 > Date.now();

async function tryAll({ onPostgres, afterwards }: Environment) {
  const port = await freePort();
  const relay = await startTurnServer(SECRET, { port });
  afterwards(() => relay.stop());
  const env = { TURN_URLS: relay.url, TURN_SECRET: SECRET };
  const { db, url } = await onPostgres({ ...env, TURN_SECONDS: String(SECONDS) });
  const world = await openWorld(db, url);
  const [tally, weak] = [createTally(), createTally()];
  await askInRoom(world, url, tally);
  const good = await fetchMany(world, tally);
  const bad = await tryRelay(relay.relays, good, tally);

  const usual = await onPostgres(env);
  const { username } = await fetchMany(await openWorld(usual.db, usual.url), tally);
  const seconds = Number(username.split(':')[0]) - Date.now() / 1000;
  tally.check(seconds <= MAX_SECONDS, () => `valid for ${Math.round(seconds)} s`);

  const settings = { urls: [relay.url], secret: SECRET, seconds: 1 };
  await tryRelay(weakRelay, credentialsOf(settings, new Date(Date.now() + 1000)), weak);
  return tally.outcome(
    { 'bad credentials': bad, 'seconds at most': Math.round(seconds) },
    weak.failures() > 0,
  );
}

const reason = hasCoturn ? '' : ' (not tried: coturn is not installed)';

export const attack: Attack = {
  id: 'S5',
  what: `Credentials of the relay fetched 64 at once, by visitors, and by guests before their approval and after the end; altered, foreign and ended ones at a real coturn${reason}`,
  goal: `≤ ${A_MINUTE} a minute for a member, none for others; 0 bad ones relayed; valid for an hour at most`,
  run: async (environment) =>
    hasCoturn ? tryAll(environment) : createTally().outcome({ tried: 'no' }, true),
};
