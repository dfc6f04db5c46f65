import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aFolder, freePort, removeFolder } from '../../../scripts/lib/product.ts';

const PROGRAM = '/usr/bin/turnserver';
const ADDRESS = '127.0.0.1';
const page = new URL('../../../docs/interviews.md', import.meta.url);

/** The configuration that the documentation recommends, line by line. */
function documentedLines(): string[] {
  const [, block] = /```\n(listening-port=[\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
  if (!block) throw new Error('docs/interviews.md contains no configuration of the relay');
  return block.trim().split('\n');
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, ADDRESS, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Starts coturn as the documentation says; a weak one denies no peer. */
export async function startDocumentedCoturn(secret: string, { isWeak }: { isWeak: boolean }) {
  const folder = aFolder();
  const port = await freePort();
  const lines = documentedLines()
    .filter((line) => !/^(listening-port|static-auth-secret)=/.test(line))
    .filter((line) => !isWeak || !line.startsWith('denied-peer-ip='));
  const own = [
    `listening-port=${port}`,
    `listening-ip=${ADDRESS}`,
    `relay-ip=${ADDRESS}`,
    'relay-ip=::1',
    `static-auth-secret=${secret}`,
    'log-file=stdout',
    `pidfile=${join(folder, 'turn.pid')}`,
    `userdb=${join(folder, 'turn.db')}`,
    ...(isWeak ? ['allow-loopback-peers'] : []),
  ];
  const file = join(folder, 'turn.conf');
  writeFileSync(file, [...lines, ...own].join('\n'));
  const child = spawn(PROGRAM, ['-c', file], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 100 && !(await isOpen(port)); attempt++) await wait(100);
  return {
    address: ADDRESS,
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      removeFolder(folder);
    },
  };
}
