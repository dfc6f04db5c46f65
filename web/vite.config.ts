import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { builtPaths } from './built-paths.ts';
import { leanRouter } from './vite-lean-router.ts';
import { oneLanguage } from './vite-locale-plugin.ts';

const locale = process.env.VITE_LOCALE ?? 'ko';

/** What many pages need together, in one file each: small files compress badly and ask for many round trips. */
const shared = [
  {
    // Every page.
    name: 'page',
    priority: 3,
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)|\/web\/app\/(lib\/\w+\/(alert-port|api|api-error|guarded-page|auth-dialogs|built|clock|copy|flash-message|hard-navigate|head|http|http-copy|tab-storage|refresh|encrypt-credentials|session|cross-tab|tokens|use-session|use-visit|visits)\.|ui\/(alert\/|toast\/|button\/button\.|layout\/(logo|live-region)|state\/(copy|message-screen)\.)|features\/(hiring\/recruitments\/suggestions\/(suggest-field|term-of)|site\/shell\/(menus\/(public-|top-menu|search-box|language-select|account-buttons|header-bell)|frames\/(public-|skip-link|plain-frame)|copy|error-screen|not-found-screen)))|\/contract\/src\/(common\/(endpoint|own-address|brand-texts|text)|account\/auth\/paths)\./,
  },
  {
    // Every list of recruitments.
    name: 'recruitments',
    priority: 2,
    test: /\/web\/app\/(lib\/format\/(dates|money|numbers)|ui\/(badge\/(badge|d-day)|button\/(checkbox|segments)|layout\/(company-mark|page-copy)|state\/(empty-state|error-state))|features\/hiring\/(bookmarks\/|recruitments\/(card\/(recruitment-card|card-|days-left|labels)|texts)))|\/contract\/src\/(hiring\/recruitments\/(paths|enums|employment-type-labels)|common\/text-formats)\./,
  },
  {
    // Every page behind a login.
    name: 'app',
    priority: 1,
    test: /node_modules\/(@tanstack\/(query-core|react-query)|@mantine\/core\/esm\/core)\/|\/web\/app\/(route-table|lib\/(api\/quer|session\/(guards|me\.))|ui\/(layout\/design-provider|theme\/(theme|palette))|features\/site\/shell\/gate)/,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'build' ? `/static/${locale}/` : '/',
  // Several development servers on one checkout need a store of prepared packages each.
  ...(process.env.VITE_CACHE_DIR && { cacheDir: process.env.VITE_CACHE_DIR }),
  define: builtPaths,
  plugins: [oneLanguage(locale), leanRouter(), reactRouter()],
  resolve: {
    alias: [
      // The other build of the PDF viewer's library needs browsers of this year.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
      // Schemas come with the setting that the content security policy asks for, and only where there are schemas.
      { find: /^zod$/, replacement: fileURLToPath(new URL('app/lib/forms/zod.ts', import.meta.url)) },
    ],
  },
  build: {
    target: oldestBrowsers(),
    // A data: URL for a font or script would break the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: shared } } },
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
      'zod',
    ],
  },
}));
