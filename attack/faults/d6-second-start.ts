import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/product.ts';
import { root } from '../../scripts/lib/run.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { SECRET } from '../lib/instance.ts';
import { sendRaw } from '../lib/http.ts';

const WITHIN_MS = 1000;
const ROUNDS = 7;
const WAIT_MS = 5000;

/** A process that should fail to start: its exit code, its output and its duration. */
async function tryStart(args: string[], env: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const waitMs = new AbortController();
  const tooLong = wait(WAIT_MS, undefined, { signal: waitMs.signal }).catch(() => undefined);
  const code = await Promise.race([ended, tooLong]);
  waitMs.abort();
  child.kill('SIGKILL');
  await ended;
  return { code, said, milliseconds: performance.now() - begun };
}
type Start = Awaited<ReturnType<typeof tryStart>>;

const median = (starts: readonly Start[]) =>
  starts.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[starts.length >> 1] ?? Infinity;

/** All failed quickly with a message. */
function checkStarts(starts: readonly Start[], holder: number, tally: Tally) {
  for (const { code, said } of starts) {
    tally.check(code === 1, () => `ended with ${code}`);
    tally.check(said.includes(`in use by process ${holder}`), () => `said ${said.slice(0, 200)}`);
  }
  tally.check(median(starts) < WITHIN_MS, () => `took ${Math.round(median(starts))} ms`);
}

export const attack: Attack = {
  id: 'D6',
  what: 'A second start on a folder in use, one after another and three at once',
  goal: 'rejected < 1 s (median); the first one is not affected',
  run: async ({ embedded }) => {
    const place = await embedded();
    const first = await place.start();
    const env = { DATA_DIR: place.dataDir, SECRET, DEMO: 'false', LOG_LEVEL: 'error' };
    const again = () => tryStart(['server/src/main.mjs'], env);
    const tally = createTally();
    const starts: Start[] = [];
    let isWatching = true;
    const statuses: number[] = [];
    const watching = (async () => {
      while (isWatching) {
        statuses.push((await sendRaw(first.url, { method: 'GET', path: '/api/v1/terms' })).status);
        await wait(50);
      }
    })();
    for (let n = 0; n < ROUNDS; n++) starts.push(await again());
    const atOnce = await Promise.all([again(), again(), again()]);
    isWatching = false;
    await watching;
    checkStarts(starts, first.pid, tally);
    tally.check(
      atOnce.every(({ code }) => code === 1),
      () => `at once: ${atOnce.map(({ code }) => code).join(' ')}`,
    );
    const disturbed = statuses.filter((status) => status !== 200);
    tally.check(disturbed.length === 0, () => `the first returned ${disturbed.join(' ')}`);

    // The weak stub starts in any folder.
    const weak = createTally();
    checkStarts([await tryStart(['-e', 'setTimeout(() => {}, 1500)'], env)], first.pid, weak);
    const slowest = Math.max(...starts.map(({ milliseconds }) => milliseconds));
    return tally.outcome(
      {
        'median, ms': Math.round(median(starts)),
        'slowest, ms': Math.round(slowest),
        'calls meanwhile': statuses.length,
      },
      weak.failures() >= 3,
    );
  },
};
