import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { needs, provide } from './machine.ts';
import { freePort } from './product.ts';

export interface Cluster {
  url: string;
  /** Stops the server as a crash would, leaving its files. */
  halt: () => void;
  /** Starts it again on the same port. */
  resume: () => void;
  /** Stops it and removes its files. */
  stop: () => void;
}

/** The PostgreSQL the tests were given, else one of this run's own. */
export async function findCluster(): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: () => undefined } : startCluster();
}

/** A PostgreSQL of this run's own in a temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const bin = dirname(await provide(needs.postgres));
  const folder = mkdtempSync(join(tmpdir(), 'ieum-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const act = actor(folder);
  act(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`;
  const resume = () =>
    act(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const halt = () => act(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root acts as the user postgres. */
function actor(folder: string) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
  }
  return (command: string, args: string[]) => {
    const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
    execFileSync(file as string, all as string[], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
}
