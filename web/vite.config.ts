import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { builtPaths } from './built-paths.ts';
import { tablerIcons } from './vite-icons-plugin.ts';
import { oneLanguage } from './vite-locale-plugin.ts';

const locale = process.env.VITE_LOCALE ?? 'ko';

/**
 * Modules that many pages use together are in one file each, because small files compress badly and need
 * many round trips.
 */
const shared = [
  {
    // The entry, the root and the visitors' frame, with all their imports.
    name: 'page',
    priority: 2,
    test: /\/web\/app\/(entry\.client|root|routes\/shells\/public)\.tsx/,
  },
  {
    // The parts of these packages that many pages behind a login need.
    name: 'app',
    priority: 1,
    test: /\/node_modules\/@(tanstack|mantine)\//,
    minShareCount: 20,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'build' ? `/static/${locale}/` : '/',
  // Several development servers in one checkout need separate caches of prepared packages.
  ...(process.env.VITE_CACHE_DIR && { cacheDir: process.env.VITE_CACHE_DIR }),
  define: builtPaths,
  plugins: [oneLanguage(locale), tablerIcons(), reactRouter()],
  resolve: {
    alias: [
      // Schemas are always loaded with the setting that the content security policy requires, and that only
      // together with schemas.
      { find: /^zod$/, replacement: fileURLToPath(new URL('app/lib/forms/zod.ts', import.meta.url)) },
    ],
  },
  build: {
    target: oldestBrowsers(),
    // A data: URL for a font or script would violate the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: shared } } },
  },
  // Imports of whole directories, which Node cannot resolve.
  ssr: { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@mantine/core',
      '@tanstack/react-query',
      'react-hook-form',
      'zod',
    ],
  },
}));
