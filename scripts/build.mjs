// Bundles the server, creates an empty database, builds the web in each language, each when its sources changed, and compresses what
// browsers fetch. It uses Node's own modules only, because it runs before the dependencies are checked.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runExclusively } from './lib/exclusive.mjs';
import { writeRouteLists } from './lib/route-lists.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const build = join(web, 'build');
const server = join(root, 'server');
const contract = join(root, 'contract', 'src');
const emptyDatabase = join(server, 'empty-database');
const locks = join(root, '.locks');
const locales = ['ko', 'en', 'cn'];
const generated = new Set(['build', 'node_modules', '.react-router', 'test']);
const routerCli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const documentCheck = fileURLToPath(new URL('check-document.mjs', import.meta.url));
const routeLists = fileURLToPath(new URL('lib/route-lists.mjs', import.meta.url));
/** What a bundler takes at its peak, and some more. */
const BUNDLER_BYTES = 2e9;
const compressible = /\.(js|css|svg|json|map|txt|html|webmanifest)$/;

async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries.map((entry) => {
      if (generated.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    }),
  );
  return lists.flat();
}

/** Identifies the sources: a hash over the files of the folders, the packages and the builders. */
async function stampOf(folders, builders) {
  const files = (await Promise.all(folders.map(listFiles))).flat();
  const hash = createHash('sha256');
  for (const file of [
    ...files.filter((name) => !name.includes('.test.')).toSorted((a, b) => (a < b ? -1 : 1)),
    join(root, 'package-lock.json'),
    ...builders,
  ]) {
    hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Builds what is missing for these sources, when no stories run on what is there. */
async function renew(into, stamp, make) {
  const stampFile = join(into, '.stamp');
  const known = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  if (known !== stamp) {
    await runExclusively(locks, 'stories', async () => {
      await rm(stampFile, { force: true });
      await make();
    });
  }
  // Always rewritten, because a start compares its time with that of the sources (`server/src/bundle.mjs`).
  await writeFile(stampFile, stamp);
}

function run(locale, what, args) {
  const child = spawn(process.execPath, args, {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', VITE_LOCALE: locale },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (words) => said.push(words));
  child.stderr.on('data', (words) => said.push(words));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`${what} for ${locale} ended with ${code}`));
    });
  });
}

async function compress(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Bundles a language; then come lists of routes, the check of documents and compressed copies. */
async function buildLocale(locale) {
  await rm(join(build, locale), { recursive: true, force: true });
  await run(locale, 'the web build', [routerCli, 'build']);
  await writeRouteLists(join(build, locale, 'client', 'assets'));
  await run(locale, 'the check of rendered documents', [documentCheck, locale]);
  const files = await listFiles(join(build, locale, 'client'));
  await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
}

async function bundle() {
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer();
}

/** A new folder of the embedded database is a copy of this one (`server/src/platform/database/embedded.ts`). */
async function createEmptyDatabase() {
  const folder = join(emptyDatabase, 'data');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { openPglite } = await import('../server/src/platform/database/pglite.ts');
  const database = await openPglite({ dataDir: folder });
  await database.close();
}

/** As many bundlers beside each other as there are processors and memory for. */
const bundlers = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(process.availableMemory() / BUNDLER_BYTES)));

async function buildWeb() {
  await mkdir(build, { recursive: true });
  const waiting = [...locales];
  const buildNext = async () => {
    for (let locale = waiting.shift(); locale; locale = waiting.shift()) await buildLocale(locale);
  };
  const ended = await Promise.allSettled(Array.from({ length: bundlers() }, buildNext));
  // Thrown once the other bundlers have ended, too.
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

const self = fileURLToPath(import.meta.url);
const bundler = fileURLToPath(new URL('bundle-server.mjs', import.meta.url));
await runExclusively(locks, 'build', async () => {
  await renew(join(server, 'build'), await stampOf([join(server, 'src'), contract], [bundler]), bundle);
  await renew(emptyDatabase, await stampOf([], []), createEmptyDatabase);
  await renew(build, await stampOf([web, contract], [self, documentCheck, routeLists]), buildWeb);
});
