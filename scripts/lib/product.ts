import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';
import { serverAllocator, serverArguments } from './server-process.mjs';

/** A server in a separate process. */
export interface Running {
  pid: number;
  url: string;
  child: ChildProcess;
  /** Ends it as an operator does and waits until it has ended. */
  stop: () => Promise<void>;
  /** Resolves with the exit code once it has ended in any way. */
  ended: Promise<number | null>;
  /** Milliseconds from the process's start until it reported that it was ready. */
  readyAfter: number;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const aFolder = () => mkdtempSync(join(tmpdir(), 'ieum-bench-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts a node process and waits until the path answers 200; its standard error is passed through. */
export async function launch(
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
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${url}${readyPath}`)) !== 200) {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`${args.join(' ')} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    child,
    ended,
    pid: child.pid ?? 0,
    url,
    readyAfter: performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const statusOf = (url: string) =>
  new Promise<number>((resolve) => {
    const asking = get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asking.on('error', () => resolve(0));
  });

/**
 * The product as in production: built, with token check, validation, rate limits, view counts and logging
 * on.
 */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const all = {
    NODE_ENV: 'production',
    PORT: String(port),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
    ...serverAllocator,
    ...env,
  };
  const preload = env['BENCH_PRELOAD'] ? ['--import', env['BENCH_PRELOAD']] : [];
  const args = [...preload, ...serverArguments];
  return launch(args, all, '/api/health/ready', port);
}
