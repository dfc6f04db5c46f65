import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { freePort } from '../../scripts/lib/product.ts';

/** A Redis that stores nothing on disk, and is killed and started again at one address. */
export interface RedisStore {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Sends one command of words without spaces; returns what is answered. */
  command: (line: string) => Promise<string>;
}

export async function aRedisStore(): Promise<RedisStore> {
  const program = await provide(needs.redis);
  const port = await freePort();
  let child: ChildProcess | undefined;

  const command = (line: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\n`));
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(String(answer));
      });
      socket.once('error', reject);
    });

  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
      child = spawn(program, settings, { stdio: 'ignore' });
      for (let n = 0; n < 100; n++) {
        if ((await command('PING').catch(() => '')).startsWith('+PONG')) return;
        await wait(50);
      }
      throw new Error('Redis did not start');
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    command,
  };
}
