import '../scripts/build.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../scripts/lib/memory.ts';
import { writeDocument, type Part } from './lib/performance-document.ts';
import { startRedis } from './lib/redis.ts';
import { onDemonstration, onPostgres, type Environment } from './lib/environment.ts';
import { atMost, markdown, megabytes, type Figure } from './lib/table.ts';
import { measureAssistant } from './measures/assistant.ts';
import { measureKanbanCalls } from './measures/kanban-calls.ts';
import { measureKanban } from './measures/kanban.ts';
import { measureBookings } from './measures/bookings.ts';
import { measureCalls, measureLecturePage, measurePage } from './measures/calls.ts';
import { measureExcel } from './measures/excel.ts';
import { measureInterviewFrames, measureRelayedFrames } from './measures/interview-frames.ts';
import { measureGrowth } from './measures/growth.ts';
import { measureNoticesSearch, seedNotices } from './measures/notices-search.ts';
import { measureImports } from './measures/imports.ts';
import { measureLectures } from './measures/lectures.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureMembers, seedMembers } from './measures/members.ts';
import { measurePdfs } from './measures/pdf.ts';
import { measureRestarts, measureStories } from './measures/restarts.ts';
import { measureScripts } from './measures/scripts.ts';
import { measureSearch } from './measures/search.ts';
import { measureStart } from './measures/start.ts';
import { measureStatistics, measureReports } from './measures/statistics.ts';
import { copyApplicants, seedApplicants } from './seeds/applicants.ts';
import { seedBookings } from './seeds/bookings.ts';
import { seedLectures } from './seeds/lectures.ts';
import { seedMessages } from './seeds/messages.ts';
import { seedRecruitments } from './seeds/recruitments.ts';
import { seedWatchers } from './seeds/watchers.ts';

const RECRUITMENTS = 20_000;
const MEMBERS = 200_000;
const MANY_RECRUITMENTS = 200_000;
const TEXTS = 20_000;
const APPLICANTS = 5000;
const LECTURES = 2000;
const LECTURE_WORD = '무역';
const WATCHERS = 2000;
/** The most that one meeting invites. */
const PICKING = { applicants: 500, rounds: 6 };
const ROWS = 100_000;
const IMPORTED_ROWS = 20_000;
const FACTS = 1_000_000;
const REST_MS = 60_000;

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isChosen = (part: string) => !only || only.split(',').includes(part);
const say = (text: string) => process.stdout.write(`${text}\n`);
const nothing = async () => undefined;
const recruitments = (count: number) => async (url: string) => {
  say(`seeding ${count} recruitments …`);
  await seedRecruitments(url, count);
};

async function measureRest({ product }: Environment): Promise<Figure[]> {
  const { pid } = await product();
  await wait(REST_MS);
  return [atMost('memory at rest on PostgreSQL', memoryOf(pid), 220, megabytes)];
}

/** Measurements over twenty thousand recruitments, in this order. */
const overRecruitments: Record<string, (environment: Environment) => Promise<Figure[]>> = {
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
const onOwnDatabase: Record<string, () => Promise<Figure[]>> = {
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
        ...(await measureKanbanCalls(running, env.DATABASE_URL, recruitmentId)),
        ...(await measureKanban(running.url.replace('127.0.0.1', 'localhost'), recruitmentId)),
      ];
    }),
  frames: async () => [
    ...(await onPostgres(nothing, async ({ product }) => measureInterviewFrames(await product()))),
    ...(await measureRelayedFrames()),
  ],
  lectures: () =>
    onPostgres(nothing, async ({ product, env }) => {
      // The demonstration has the company whose lecture it is.
      const running = await product();
      return measureLectures(running, await seedWatchers(env.DATABASE_URL, env.SECRET, WATCHERS));
    }),
  'lecture-page': () =>
    onPostgres(
      (url) => seedLectures(url, LECTURES, LECTURE_WORD),
      async ({ product, bare }) =>
        measureLecturePage({ product: await product(), bare: await bare() }, LECTURE_WORD),
    ),
  bookings: () =>
    onPostgres(nothing, async ({ product, env }) => {
      // The demonstration has the application that is copied.
      const running = await product();
      return measureBookings(running, await seedBookings(env.DATABASE_URL, env.SECRET, PICKING));
    }),
  help: () =>
    onPostgres(
      (url) => seedNotices(url, TEXTS),
      ({ env }) => measureNoticesSearch(env.DATABASE_URL, 5),
    ),
  statistics: () =>
    onPostgres(nothing, async ({ product, env }) => {
      // The demonstration has the application that is copied.
      await product();
      await seedMessages(env.DATABASE_URL, FACTS);
      const ofReports = await measureReports(env.DATABASE_URL);
      await copyApplicants(env.DATABASE_URL, FACTS);
      return [...ofReports, ...(await measureStatistics(env.DATABASE_URL))];
    }),
  members: () =>
    onPostgres(
      (url) => seedMembers(url, MEMBERS),
      ({ env }) => measureMembers(env.DATABASE_URL, 30),
    ),
  excel: () =>
    onPostgres(nothing, async ({ product, env }) => {
      const running = await product();
      return measureExcel(running, await copyApplicants(env.DATABASE_URL, ROWS), ROWS);
    }),
  assistant: measureAssistant,
  imports: () => onPostgres(nothing, async ({ product }) => measureImports(await product(), IMPORTED_ROWS)),
  restarts: () => onTwo(measureRestarts),
  stories: () => onTwo(measureStories),
};

const parts: Part[] = [];
const chosen = Object.entries(overRecruitments).filter(([part]) => isChosen(part));
if (chosen.length > 0) {
  const measureAll = async (environment: Environment) => {
    for (const [name, measure] of chosen) parts.push({ name, figures: await measure(environment) });
  };
  await onPostgres(recruitments(RECRUITMENTS), measureAll);
}
for (const [name, measure] of Object.entries(onOwnDatabase))
  if (isChosen(name)) parts.push({ name, figures: await measure() });

const figures = parts.flatMap((part) => part.figures);
say(`\n${markdown(figures)}\n`);
if (process.argv.includes('--write'))
  writeDocument(parts, [...Object.keys(overRecruitments), ...Object.keys(onOwnDatabase)]);
process.exit(figures.length > 0 && figures.every(({ isMet }) => isMet) ? 0 : 1);
