import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { baseURL, port } from './e2e/lib/base-url.ts';
import type { EngineOptions } from './e2e/engines/lib/story.ts';
import { playedEngines } from './e2e/lib/scope.ts';
import { findStoryChromium } from './scripts/lib/required-programs.ts';
import { serverAllocator, serverArguments } from './scripts/lib/server-process.mjs';

const DATA_DIR = process.env['E2E_DATA_DIR'] ?? makeDataDir();

/** Stories of the rooms of video interviews, and of one that is full. */
const ROOMS = 'live/interview*.spec.ts';
const FULL_ROOM = 'live/full-room.spec.ts';

/** The folder of a run, passed to its workers in the environment and removed when the run ends. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Playwright ends its server on exit and on Ctrl-C, but not when it is terminated.
  process.once('SIGTERM', () => process.exit(143));
  return folder;
}

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  projects: [
    // Live pictures in several browsers keep two cores busy: `npm test` runs no other stories beside these.
    { name: 'full-room', testMatch: FULL_ROOM, workers: 1 },
    { name: 'interviews', testMatch: ROOMS, workers: 2 },
    { name: 'stories', testIgnore: ['engines/**', ROOMS, FULL_ROOM] },
    ...playedEngines.map(({ name, titles, files }) => ({
      name,
      testDir: 'e2e/engines',
      testIgnore: files,
      grepInvert: titles,
      use: { engineName: name },
    })),
  ],
  outputDir: 'test-results',
  // A story mostly waits for its browser: three of them keep two cores busy.
  workers: 3,
  // A browser on a busy machine may time out once; a story that needed a retry is reported as flaky.
  retries: 1,
  // Limits for stories that hang. They are no measure of speed: the same machine takes a third of the time on
  // another day.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // A browser that no longer draws is tried again before the whole limit has passed.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // Recording every story would take a fifth more time.
    trace: 'on-first-retry',
    launchOptions: {
      // Downloads keep Korean file names whatever the machine's locale is.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: findStoryChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(!process.env['E2E_URL'] && {
    webServer: {
      command: `node ${serverArguments.join(' ')}`,
      url: `http://localhost:${port}/api/health/ready`,
      timeout: 180_000,
      env: {
        ...serverAllocator,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
        DEMO: 'true',
        // Stories run at any hour of the day.
        QUIET_HOURS: 'false',
      },
    },
  }),
});
