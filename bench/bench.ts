import '../scripts/build.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { measureBoardCalls } from './lib/board-calls.ts';
import { measureBoard } from './lib/board.ts';
import { measureCalls, measurePage } from './lib/calls.ts';
import { memoryOf } from './lib/cpu.ts';
import { writeDocument, type Part } from './lib/document.ts';
import { measureExcel } from './lib/excel.ts';
import { measureGrowth } from './lib/growth.ts';
import { measureHelp, seedNotices } from './lib/help.ts';
import { measureLighthouse } from './lib/lighthouse.ts';
import { measurePdfs } from './lib/pdf.ts';
import { startRedis } from './lib/redis.ts';
import { measureRestarts, measureStories } from './lib/restarts.ts';
import { measureScripts } from './lib/scripts.ts';
import { measureSearch } from './lib/search.ts';
import { copyApplicants, seedApplicants } from './lib/seed-applicants.ts';
import { seedRecruitments } from './lib/seed.ts';
import { onDemonstration, onPostgres, type Setting } from './lib/setting.ts';
import { measureStart } from './lib/start.ts';
import { atMost, markdown, megabytes, type Figure } from './lib/table.ts';

const RECRUITMENTS = 20_000;
const MANY_RECRUITMENTS = 200_000;
const TEXTS = 20_000;
const APPLICANTS = 5000;
const ROWS = 100_000;
const REST_MS = 60_000;

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isChosen = (part: string) => !only || only.split(',').includes(part);
const say = (text: string) => process.stdout.write(`${text}\n`);
const nothing = async () => undefined;
const recruitments = (count: number) => async (url: string) => {
  say(`seeding ${count} recruitments …`);
  await seedRecruitments(url, count);
};

async function measureRest({ product }: Setting): Promise<Figure[]> {
  const { pid } = await product();
  await wait(REST_MS);
  return [atMost('memory at rest on PostgreSQL', memoryOf(pid), 220, megabytes)];
}

/** Measurements over twenty thousand recruitments, in this order. */
const overRecruitments: Record<string, (setting: Setting) => Promise<Figure[]>> = {
  memory: measureRest,
  calls: async ({ product, bare }) => measureCalls({ product: await product(), bare: await bare() }),
  page: async ({ product, bare }) => measurePage({ product: await product(), bare: await bare() }),
  search: ({ env }) => measureSearch(env.DATABASE_URL, 5),
};

/** On PostgreSQL and Redis, as two processes need them. */
async function onTwo(measure: (env: NodeJS.ProcessEnv) => Promise<Figure[]>): Promise<Figure[]> {
  const redis = await startRedis();
  try {
    return await onPostgres(nothing, ({ env }) => measure({ ...env, REDIS_URL: redis.url }));
  } finally {
    redis.stop();
  }
}

/** Measurements that need a database of their own. */
const apart: Record<string, () => Promise<Figure[]>> = {
  scripts: () => onDemonstration(measureScripts),
  start: measureStart,
  lighthouse: measureLighthouse,
  growth: () =>
    onPostgres(recruitments(RECRUITMENTS), (small) =>
      onPostgres(recruitments(MANY_RECRUITMENTS), async (large) => [
        ...(await measureGrowth(await small.product(), await large.product())),
        ...(await measureSearch(large.env.DATABASE_URL, 20)),
      ]),
    ),
  pdfs: () =>
    onPostgres(nothing, async ({ product }) => measurePdfs(await product()), {
      BENCH_PRELOAD: './bench/lib/loop-delay.ts',
    }),
  board: () =>
    onPostgres(nothing, async ({ product, env }) => {
      const running = await product();
      const recruitmentId = await seedApplicants(env.DATABASE_URL, APPLICANTS);
      return [
        ...(await measureBoardCalls(running, env.DATABASE_URL, recruitmentId)),
        ...(await measureBoard(running.url.replace('127.0.0.1', 'localhost'), recruitmentId)),
      ];
    }),
  help: () =>
    onPostgres(
      (url) => seedNotices(url, TEXTS),
      ({ env }) => measureHelp(env.DATABASE_URL, 5),
    ),
  excel: () =>
    onPostgres(nothing, async ({ product, env }) => {
      const running = await product();
      return measureExcel(running, await copyApplicants(env.DATABASE_URL, ROWS), ROWS);
    }),
  restarts: () => onTwo(measureRestarts),
  stories: () => onTwo(measureStories),
};

const parts: Part[] = [];
const chosen = Object.entries(overRecruitments).filter(([part]) => isChosen(part));
if (chosen.length > 0) {
  const measureAll = async (setting: Setting) => {
    for (const [name, measure] of chosen) parts.push({ name, figures: await measure(setting) });
  };
  await onPostgres(recruitments(RECRUITMENTS), measureAll);
}
for (const [name, measure] of Object.entries(apart))
  if (isChosen(name)) parts.push({ name, figures: await measure() });

const figures = parts.flatMap((part) => part.figures);
say(`\n${markdown(figures)}\n`);
if (process.argv.includes('--write'))
  writeDocument(parts, [...Object.keys(overRecruitments), ...Object.keys(apart)]);
process.exit(figures.length > 0 && figures.every(({ isMet }) => isMet) ? 0 : 1);
