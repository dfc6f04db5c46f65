import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { builtPaths } from './built-paths.ts';
import { tablerIcons } from './vite-icons-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  define: builtPaths,
  plugins: [tablerIcons()],
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'happy-dom',
    // Each file still has its own globals and modules; a process a file takes three times as long.
    pool: 'vmThreads',
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    css: false,
    testTimeout: 30_000,
  },
});
