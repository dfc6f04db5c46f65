import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needs, provide } from './required-programs.ts';
import { freePort } from './product.ts';

const REVIVE_WITHIN_MS = 20_000;

export interface Cluster {
  url: string;
  /** Stops the server as a crash would, and keeps its files. */
  halt: () => void;
  /** Kills only its first process (kill -9); its child processes detect that. */
  kill: () => void;
  /** Starts it again on the same port. */
  resume: () => void;
  /** Kills it and starts it again as soon as the last of its processes has ended. */
  revive: () => Promise<void>;
  /** Pauses all its processes with their connections open, and resumes them. */
  freeze: () => void;
  thaw: () => void;
  /** Stops it and removes its files. */
  stop: () => void;
}

/** The PostgreSQL given to the tests, else a temporary one for this run. */
export async function findCluster(): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const input = process.env['TEST_DATABASE_URL'];
  return input ? { url: input, stop: () => undefined } : startCluster();
}

/** A PostgreSQL for this run only, in a temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const bin = dirname(await provide(needs.postgres));
  const folder = mkdtempSync(join(tmpdir(), 'ieum-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const act = actor(folder);
  act(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`,
    // Not Seoul's time zone, so that a day computed in the database's zone is detected.
    '-c timezone=America/New_York',
  ].join(' ');
  const start = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'];
  const resume = () => act(join(bin, 'pg_ctl'), start);
  const revive = async () => {
    const tryAgain = actor(folder, 'ignore');
    for (const begun = performance.now(); ; await wait(100))
      try {
        return tryAgain(join(bin, 'pg_ctl'), start);
      } catch (error) {
        if (performance.now() - begun > REVIVE_WITHIN_MS) throw error;
      }
  };
  const halt = () => act(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
  const main = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [main(), ...childrenOf(main())]) process.kill(pid, signal);
  };
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    kill: () => void process.kill(main(), 'SIGKILL'),
    resume,
    revive,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean);

/** PostgreSQL does not run as root, so root runs it as the user postgres. */
function actor(folder: string, errors: 'inherit' | 'ignore' = 'inherit') {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
  }
  return (command: string, args: string[]) => {
    const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
    execFileSync(file as string, all as string[], { cwd: folder, stdio: ['ignore', 'ignore', errors] });
  };
}
