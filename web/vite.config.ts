import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { builtPaths } from './built-paths.ts';
import { sharedChunks } from './shared-chunks.ts';
import { tablerIcons } from './vite-icons-plugin.ts';
import { oneLanguage } from './vite-locale-plugin.ts';
import { keepStyleSheets } from './vite-sheets-plugin.ts';

const locale = process.env.VITE_LOCALE ?? 'ko';
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig(({ command }) => ({
  base: command === 'build' ? `/static/${locale}/` : '/',
  // Several development servers in one checkout need separate caches of prepared packages.
  ...(process.env.VITE_CACHE_DIR && { cacheDir: process.env.VITE_CACHE_DIR }),
  define: builtPaths,
  plugins: [oneLanguage(locale), tablerIcons(), keepStyleSheets(), reactRouter()],
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
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks(root) } } },
      },
    },
    // All scripts of the half that renders are in one folder, from which it finds the browser's half.
    ssr: { build: { rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
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
