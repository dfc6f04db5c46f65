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
    // The entry, the root, the visitors' frame, what every page shows where it has no rows, and small modules
    // that would otherwise bring one of the groups below with them, with all their imports.
    name: 'page',
    priority: 2,
    test: /\/web\/app\/(entry\.client|root|routes\/shells\/public|ui\/state\/(empty|error)-state|ui\/badge\/badge)\.tsx|\/web\/app\/lib\/(document\/(import-with-retry|lazy-part)|format\/(money|numbers-copy))\.ts|\/contract\/src\/common\/bounds\.ts|~icons\/tabler\/chevron-(left|right)$/,
  },
  {
    // The logo of a company, or one drawn from its name.
    name: 'mark',
    priority: 2,
    test: /\/web\/app\/ui\/layout\/name-mark\.tsx/,
  },
  {
    // The code that shows a recruitment, which most of the visitors' pages use.
    name: 'card',
    priority: 1,
    test: /\/web\/app\/features\/hiring\/recruitments\/(card\/recruitment-card|ongoing)\.tsx?/,
  },
  {
    // The pages, order and filters of a list in its address.
    name: 'list',
    priority: 1,
    test: /\/web\/app\/(ui\/pagination\/|ui\/layout\/(use-url-state|page-copy)|lib\/forms\/(use-typed|controlled-text))/,
  },
  {
    // The parts of these packages that many pages behind a login need.
    name: 'queries',
    priority: 1,
    test: /\/node_modules\/@tanstack\//,
    minShareCount: 20,
  },
];

export default defineConfig(({ command }) => ({
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
  },
  environments: {
    client: {
      build: {
        // A page would otherwise list every script of every part that it may load later: 3 KB of names on the first
        // load. A part that is loaded later requests the scripts it needs itself; its style sheets stay listed.
        modulePreload: {
          resolveDependencies: (_, scripts, { hostType }) => (hostType === 'js' ? [] : scripts),
        },
        rolldownOptions: { output: { codeSplitting: { groups: shared } } },
      },
    },
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
