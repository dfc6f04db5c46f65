import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.mjs', import.meta.url));

/** A server in a separate process, as an operator runs it. */
export interface Started {
  process: ChildProcess;
  url: string;
  /** Everything it has written so far. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

function launch(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      DEMO: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { process: child, output: () => written, ended };
}

/** Starts a server and waits for the line with its address. */
export async function start(env: NodeJS.ProcessEnv): Promise<Started> {
  const launched = launch(env);
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(launched.output()) ?? [];
      if (!port) return;
      clearInterval(look);
      resolve(`http://127.0.0.1:${port}`);
    }, 20);
    void launched.ended.then(() => {
      clearInterval(look);
      reject(new Error(launched.output()));
    });
  });
  return { ...launched, url };
}

/** Starts a server that is expected to fail; returns its exit code, its output and how long it took. */
export async function startRejected(env: NodeJS.ProcessEnv) {
  const begun = performance.now();
  const launched = launch(env);
  const code = await launched.ended;
  return { code, output: launched.output(), milliseconds: performance.now() - begun };
}
