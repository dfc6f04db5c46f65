import { defineConfig } from 'vitest/config';

const places = ['server/src', 'server/test', 'contract/src', 'scripts'];
/** Test files by the end of their name; see “Tests” in docs/architecture.md. */
const endingIn = (...endings: string[]) =>
  places.flatMap((place) => endings.map((end) => `${place}/**/*${end}`));

const shared = {
  pool: 'forks',
  isolate: false,
  hookTimeout: 120_000,
  testTimeout: 60_000,
} as const;
/**
 * Neither Seoul's zone nor that of most servers, so that a day computed in the process's own zone is
 * detected.
 */
const env = { NODE_ENV: 'test', TZ: 'America/New_York' };

export default defineConfig({
  test: {
    globalSetup: ['server/test/temporary-folder.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: endingIn('.test.ts'),
          exclude: endingIn('.api.test.ts', '.databases.test.ts', '.embedded.test.ts'),
          env,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: endingIn('.api.test.ts', '.databases.test.ts'),
          globalSetup: ['server/test/prepare-database.ts'],
          env,
        },
      },
      {
        test: {
          ...shared,
          name: 'embedded',
          include: endingIn('.embedded.test.ts', '.databases.test.ts'),
          globalSetup: ['server/test/prepare-database.ts'],
          env: { ...env, TEST_DATABASE_URL: '' },
        },
      },
      'web/vitest.config.t*',
    ],
  },
});
