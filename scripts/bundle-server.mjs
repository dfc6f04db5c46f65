// Bundles the server and the packages that it loads at the start into a few files, so that a start opens ten
// instead of two thousand.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const server = fileURLToPath(new URL('../server', import.meta.url));
const bundle = join(server, 'build');

/** They load files beside their own, or are needed long after the start. */
const apart = [
  '@cantoo/fontkit',
  '@cantoo/pdf-lib',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'ioredis',
  'nodemailer',
  'pino',
  'pretendard',
  'satori',
  'sharp',
];

/** They look for files beside themselves only for functions that the server never calls. */
const harmless =
  /\/node_modules\/(socket\.io\/dist\/index|@fastify\/swagger\/lib\/util\/read-package-json)\.js$/;

/** Our own modules resolve paths from where their sources are, not from the bundle. */
const ownPlaces = {
  name: 'own-places',
  enforce: 'pre',
  transform: {
    filter: { id: /\/server\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', `new URL('${relative(bundle, id)}', import.meta.url).href`),
      map: null,
    }),
  },
};

/**
 * A package that looks for files beside itself would find none in the bundle, so the build fails instead
 * of a later start.
 */
const noForeignPlaces = {
  name: 'no-foreign-places',
  transform: {
    filter: {
      id: { include: /\/node_modules\//, exclude: harmless },
      code: /\b__dirname\b|import\.meta\.url/,
    },
    handler: (_, id) => {
      throw new Error(
        `${id} looks for files beside itself: name its package in ${fileURLToPath(import.meta.url)}`,
      );
    },
  },
};

/** Writes the bundle of `server/src/start.ts` to `server/build`. */
export async function bundleServer() {
  await build({
    configFile: false,
    root: server,
    logLevel: 'warn',
    plugins: [ownPlaces, noForeignPlaces],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: 'src/start.ts',
      outDir: bundle,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: {
        external: [/web\/development\.ts$/],
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
