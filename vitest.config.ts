import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'server/src/**/*.test.ts',
            'server/test/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['server/test/prepare-database.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          hookTimeout: 60_000,
          testTimeout: 20_000,
          // A moment missed on a busy machine is tried once more; the run's last lines name it.
          retry: 1,
          env: { NODE_ENV: 'test' },
        },
      },
      'web/vitest.config.t*',
    ],
  },
});
