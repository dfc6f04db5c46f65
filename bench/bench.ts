import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startCluster } from '../scripts/lib/cluster.ts';
import { migratePostgres } from '../server/src/platform/database.ts';
import { measureCalls, measurePage } from './lib/calls.ts';
import { memoryOf } from './lib/cpu.ts';
import { aFolder, removeFolder, startBare, startProduct, type Running } from './lib/processes.ts';
import { measurePapers } from './lib/papers.ts';
import { measureScripts } from './lib/scripts.ts';
import { measureSearch } from './lib/search.ts';
import { seedPostings } from './lib/seed.ts';
import { atMost, markdown, megabytes, seconds, type Figure } from './lib/table.ts';

const POSTINGS = 20_000;
const REST_MS = 60_000;
const SECRET = 'bench-secret-bench-secret-bench-secret';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isChosen = (part: string) => !only || only.split(',').includes(part);
const say = (text: string) => process.stdout.write(`${text}\n`);

async function onPostgres(): Promise<Figure[]> {
  const cluster = await startCluster();
  const folder = aFolder();
  const running: Running[] = [];
  try {
    await migratePostgres(cluster.url);
    say(`seeding ${POSTINGS} postings …`);
    await seedPostings(cluster.url, POSTINGS);
    const product = await startProduct({ DATABASE_URL: cluster.url, DATA_DIR: folder, SECRET, DEMO: 'true' });
    const bare = await startBare(cluster.url);
    running.push(product, bare);
    const figures: Figure[] = [];
    if (isChosen('memory')) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      figures.push(atMost('memory at rest on PostgreSQL', memoryOf(product.pid), 250, megabytes));
    }
    if (isChosen('calls')) figures.push(...(await measureCalls({ product, bare })));
    if (isChosen('page')) figures.push(...(await measurePage({ product, bare })));
    if (isChosen('search')) figures.push(...(await measureSearch(cluster.url)));
    if (isChosen('scripts'))
      figures.push(...(await measureScripts(product.url.replace('127.0.0.1', 'localhost'))));
    return figures;
  } finally {
    for (const one of running) await one.stop();
    cluster.stop();
    removeFolder(folder);
  }
}

async function embedded(): Promise<Figure[]> {
  const DATA_DIR = aFolder();
  const first = await startProduct({ DATA_DIR });
  await first.stop();
  const again = await startProduct({ DATA_DIR });
  await again.stop();
  removeFolder(DATA_DIR);
  return [
    atMost('cold start, embedded, empty folder with the demo world', first.readyAfter / 1000, 10, seconds),
    atMost('cold start, embedded, existing folder', again.readyAfter / 1000, 3, seconds),
  ];
}

/** The demo world on PostgreSQL, with the loop's delay told by the process itself. */
async function papers(): Promise<Figure[]> {
  const cluster = await startCluster();
  const folder = aFolder();
  await migratePostgres(cluster.url);
  const env = { DATABASE_URL: cluster.url, DATA_DIR: folder, SECRET, DEMO: 'true' };
  const product = await startProduct({ ...env, BENCH_PRELOAD: './bench/lib/loop-delay.ts' });
  try {
    return await measurePapers(product);
  } finally {
    await product.stop();
    cluster.stop();
    removeFolder(folder);
  }
}

const OWN_WORLD = ['start', 'papers'];
const figures = [
  ...(isChosen('start') ? await embedded() : []),
  ...(only && only.split(',').every((part) => OWN_WORLD.includes(part)) ? [] : await onPostgres()),
  ...(isChosen('papers') ? await papers() : []),
];
const table = markdown(figures);
say(`\n${table}\n`);
if (process.argv.includes('--write')) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const head =
    '# Performance\n\nRatios in one run against a bare `node:http` + `pg` server that answers the same JSON from the same rows (`bench/bare.ts`): 20,000 postings of 1.5 KB Korean text, 1,000 companies, on PostgreSQL, with token check, validation, limits, hits and logging on. Made by `npm run bench -- --write`.\n';
  writeFileSync(
    new URL('../docs/performance.md', import.meta.url),
    `${head}\nMachine: ${machine}.\n\n${table}\n`,
  );
}
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
