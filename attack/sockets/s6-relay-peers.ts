import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { credentialsOf } from '../../server/src/live/interviews/relay.ts';
import { hasCoturn } from '../../server/test/faults/turn-server.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { startDocumentedCoturn } from '../lib/relay/documented-coturn.ts';
import { openTurnClient, type TurnClient } from '../lib/relay/turn-client.ts';

const SECRET = 'a-secret-of-the-relay-of-attacks';
const LATE_MS = 1000;

/** Addresses of the relay's own machine and network, and of no single machine, in every way of writing. */
const peers = {
  4: [
    '127.0.0.1',
    '127.8.8.8',
    '127.255.255.254',
    '0.0.0.0',
    '0.0.0.1',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
    '192.168.255.254',
    '169.254.169.254',
    '169.254.0.1',
    '100.64.0.1',
    '100.127.255.254',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
  ],
  6: [
    '::1',
    '::',
    'fc00::1',
    'fd00::2',
    'fdff:ffff::1',
    'fe80::1',
    'febf::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::1',
    'ff02::1',
  ],
} as const;
/** Those of others must pass, or the relay would be of no use. */
const others = { 4: '8.8.4.4', 6: '2606:4700:4700::1111' } as const;

/** Counts what arrives on this machine. */
async function openListener(afterwards: Environment['afterwards']) {
  const socket = createSocket({ type: 'udp6', ipv6Only: false });
  let received = 0;
  socket.on('message', () => (received += 1));
  socket.bind(0, '::');
  await once(socket, 'listening');
  afterwards(() => void socket.close());
  return { port: socket.address().port, received: () => received };
}
type Listener = Awaited<ReturnType<typeof openListener>>;

/** Asks for one peer in every way. */
async function tryPeer(
  client: TurnClient,
  { port }: Listener,
  { peer, tally }: { peer: string; tally: Tally },
) {
  const permitted = await client.permit(peer, port);
  tally.check(permitted !== 0, () => `${peer} is permitted`);
  const bound = await client.bind(peer, port);
  tally.check(bound !== 0, () => `a channel to ${peer} is bound`);
  client.send(peer, port, 'x');
}

/** Asks a relay for all peers; how many packets arrived. */
async function tryRelay(isWeak: boolean, { afterwards }: Environment, tally: Tally): Promise<number> {
  const relay = await startDocumentedCoturn(SECRET, { isWeak });
  afterwards(() => relay.stop());
  const listener = await openListener(afterwards);
  const settings = { urls: [], secret: SECRET, seconds: 600 };
  for (const family of [4, 6] as const) {
    const client = await openTurnClient(relay, credentialsOf(settings, new Date()), family);
    afterwards(() => client.close());
    const passes = await client.permit(others[family], listener.port);
    tally.check(passes === 0, () => `${others[family]} is not permitted: ${passes}`);
    for (const peer of peers[family]) await tryPeer(client, listener, { peer, tally });
  }
  await wait(LATE_MS);
  const relayed = listener.received();
  tally.check(relayed === 0, () => `${relayed} packets were relayed to this machine`);
  return relayed;
}

async function tryBoth(environment: Environment) {
  const [tally, weak] = [createTally(), createTally()];
  await tryRelay(false, environment, tally);
  const byStub = await tryRelay(true, environment, weak);
  const figures = {
    peers: peers[4].length + peers[6].length,
    'faults of the stub': weak.failures(),
    'packets relayed by it': byStub,
  };
  return tally.outcome(figures, byStub > 0);
}

const reason = hasCoturn ? '' : ' (not tried: coturn is not installed)';

export const attack: Attack = {
  id: 'S6',
  what: `A coturn configured as the documentation says, asked with valid credentials for ways to its own machine, to private, link-local, shared and mapped addresses, by permissions, channels and packets without either${reason}`,
  goal: '0 permitted, 0 packets relayed; addresses of others permitted',
  run: async (environment) =>
    hasCoturn ? tryBoth(environment) : createTally().outcome({ tried: 'no' }, true),
};
