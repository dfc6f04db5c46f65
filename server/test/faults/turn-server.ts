import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { RelayCredentials } from '@ieum/contract/live/interviews/schemas.ts';
import { freePort } from '../redis-server.ts';

const server = '/usr/bin/turnserver';
const client = '/usr/bin/turnutils_uclient';
/** Whether this machine can run coturn with its test client. */
export const hasCoturn = existsSync(server) && existsSync(client);

const PRIVATE = ['10.0.0.0-10.255.255.255', '172.16.0.0-172.31.255.255', '192.168.0.0-192.168.255.255'];

const isOpen = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Its own lines arrive too late to wait for. */
async function untilOpen(port: number, address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isOpen(port, address)) return;
    await pause(100);
  }
  throw new Error('the relay did not start');
}

/** A relay on this machine for this test only: it shares a secret with us and denies private peers. */
export async function startTurnServer(secret: string, input: { address?: string; port?: number } = {}) {
  const { address = '127.0.0.1', port = await freePort() } = input;
  const folder = mkdtempSync(join(tmpdir(), 'ieum-turn-'));
  const settings = {
    'listening-port': String(port),
    'listening-ip': address,
    'relay-ip': address,
    'static-auth-secret': secret,
    realm: 'test',
    'log-file': 'stdout',
    pidfile: join(folder, 'turn.pid'),
    userdb: join(folder, 'turn.db'),
  };
  const flags = [
    'use-auth-secret',
    'no-cli',
    'no-tls',
    'no-dtls',
    'allow-loopback-peers',
    'no-multicast-peers',
  ];
  const lines = [
    ...flags,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...PRIVATE.map((range) => `denied-peer-ip=${range}`),
  ];
  const file = join(folder, 'turn.conf');
  writeFileSync(file, lines.join('\n'));
  const child = spawn(server, ['-c', file], { stdio: 'ignore' });
  await untilOpen(port, address);
  return {
    url: `turn:${address}:${port}?transport=udp`,
    /** Whether three messages pass between two clients of the relay, or to a peer outside it. */
    relays: ({ username, password }: RelayCredentials, peer?: string) =>
      new Promise<boolean>((resolve) => {
        const to = peer ? ['-e', peer] : ['-y'];
        const input = ['-u', username, '-w', password, '-p', String(port), '-c', '-n', '3', '-m', '1'];
        execFile(client, [...input, ...to, address], { timeout: 20_000 }, (error, output) =>
          resolve(!error && /Total lost packets 0 /.test(output)),
        );
      }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
