import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, type Target } from './load.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Running extends Target {
  child: ChildProcess;
  stop: () => Promise<void>;
  /** Milliseconds from the process's start until it said it was ready. */
  readyAfter: number;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const aFolder = () => mkdtempSync(join(tmpdir(), 'ieum-bench-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function launch(
  args: string[],
  env: NodeJS.ProcessEnv,
  readyPath: string,
  port: number,
): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const status = await ask({ url }, { path: readyPath }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    child,
    pid: child.pid ?? 0,
    url,
    readyAfter: performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The product as it runs for its users: built, with token check, validation, limits, hits and logging on. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const all = {
    NODE_ENV: 'production',
    PORT: String(port),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
    ...env,
  };
  // As `npm start` does; see docs/decisions/006-young-generation.md.
  const preload = env['BENCH_PRELOAD'] ? ['--import', env['BENCH_PRELOAD']] : [];
  const args = ['--max-semi-space-size=8', ...preload, 'server/src/main.ts'];
  return launch(args, all, '/api/health/ready', port);
}

/** The yardstick. */
export async function startBare(databaseUrl: string): Promise<Running> {
  const port = await freePort();
  return launch(['bench/bare.ts', databaseUrl, String(port)], {}, '/page', port);
}
