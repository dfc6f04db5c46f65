import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneLanguage } from './vite-locale-plugin.ts';

const locale = process.env.VITE_LOCALE ?? 'ko';

export default defineConfig(({ command }) => ({
  base: command === 'build' ? `/static/${locale}/` : '/',
  plugins: [oneLanguage(locale), reactRouter()],
  build: {
    // A data: URL for a font or script would break the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  // Imports of whole directories, which Node cannot resolve by itself.
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
      'socket.io-client',
      'zod',
    ],
  },
}));
