import { availableParallelism } from 'node:os';
import { findCluster } from './lib/cluster.ts';
import { runExclusively } from './lib/exclusive.mjs';
import { needs, provide, provideStoryChromium } from './lib/required-programs.ts';
import { root, run } from './lib/run.ts';
import { isComplete, playedEngines } from '../e2e/lib/scope.ts';
import { check, playwright, vitest } from './lib/suites.ts';
import { useOwnTemporaryFolder } from './lib/temporary.ts';
import { lineOf, nothing, oneFailed, sum, type Tally } from './lib/tally.ts';

interface Step {
  name: string;
  isFast: boolean;
  perform: () => Promise<Tally>;
}

const steps: Step[] = [
  { name: 'format', isFast: true, perform: () => check('oxfmt', ['--check', '.']) },
  { name: 'lint', isFast: true, perform: () => check('oxlint', ['--type-aware']) },
  { name: 'types', isFast: true, perform: checkTypes },
  { name: 'dead code', isFast: true, perform: () => check('knip', []) },
  { name: 'unit tests', isFast: true, perform: () => vitest(['--project', 'unit']) },
  { name: 'component tests', isFast: true, perform: () => vitest(['--project', 'web']) },
  { name: 'build', isFast: false, perform: () => check('node', ['scripts/build.mjs']) },
  { name: 'API tests', isFast: true, perform: testApi },
  { name: 'tests of the embedded database', isFast: false, perform: testEmbedded },
  { name: 'e2e', isFast: false, perform: runStories },
];

const [flag] = process.argv.slice(2).filter((argument) => argument !== '--complete');
const only = flag?.startsWith('--only=') ? flag.slice('--only='.length) : undefined;
const chosen = steps.filter((step) => (only ? step.name === only : flag !== '--fast' || step.isFast));

process.on('exit', useOwnTemporaryFolder());
process.once('SIGINT', () => process.exit(130));

const tallies: Tally[] = [];
for (const step of chosen) {
  const begun = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const tally = named(step, await step.perform().catch(explain));
  tallies.push(tally);
  process.stdout.write(`── ${step.name}: ${lineOf(tally)} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`);
}
const total = sum(tallies);
for (const remark of total.remarks) process.stdout.write(`\n${remark}\n`);
process.stdout.write(`\n${lineOf(total)}\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** A step that failed without a named failure is itself reported as one. */
function named(step: Step, tally: Tally): Tally {
  const isReported = tally.failed === 0 || tally.remarks.some((remark) => remark.startsWith('failed'));
  return isReported ? tally : { ...tally, remarks: [...tally.remarks, `failed: ${step.name}`] };
}

function explain(error: unknown): Tally {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return oneFailed;
}

async function checkTypes(): Promise<Tally> {
  if ((await run('npm', ['run', '-s', 'typegen', '-w', 'web'])) !== 0) return oneFailed;
  // One compiler after the other, each on all cores, takes half the time of four beside each other.
  const checkers = ['--checkers', String(availableParallelism())];
  const tallies: Tally[] = [];
  for (const place of ['contract', 'server', 'web', 'e2e'])
    tallies.push(await check('tsc', ['-p', place, ...checkers]));
  return sum(tallies);
}

/**
 * On PostgreSQL; where there is none and none can be installed, on the embedded database, and the last
 * lines say so.
 */
async function testApi(): Promise<Tally> {
  if (!hasPostgres()) {
    try {
      await provide(needs.postgres);
    } catch (error) {
      const tally = await vitest(['--project', 'api']);
      const why = error instanceof Error ? error.message : String(error);
      return {
        ...tally,
        remarks: [...tally.remarks, `API tests ran on the embedded database alone. ${why}`],
      };
    }
  }
  const cluster = await findCluster();
  try {
    return await vitest(['--project', 'api'], { TEST_DATABASE_URL: cluster.url });
  } finally {
    cluster.stop();
  }
}

function hasPostgres(): boolean {
  return (process.env['TEST_DATABASE_URL'] ?? needs.postgres.find()) !== undefined;
}

/** The tests that have not already run there because PostgreSQL was missing. */
function testEmbedded(): Promise<Tally> {
  return vitest(['--project', 'embedded', ...(hasPostgres() ? [] : ['.embedded.test.ts'])]);
}

/** The built scripts use no feature that the oldest supported browsers lack (`browserslist` of the web). */
function checkBuiltCode(): Promise<Tally> {
  const built = 'web/build/*/client/assets';
  // The PDF viewer includes polyfills; encryption checks for these two before it uses them.
  const guarded = ['--not', `${built}/pdf-page-*.js`, '--ignore', 'Uint8ArrayFromBase64,Uint8ArrayToBase64'];
  return check('es-check', ['es2024', `${built}/*.js`, '--module', '--checkFeatures', '--quiet', ...guarded]);
}

/** The stories of interview rooms, whose pictures keep both cores busy, and then all others beside each other. */
async function playStories(browsers: NodeJS.ProcessEnv): Promise<Tally> {
  const others = ['stories', ...playedEngines.map(({ name }) => name)].map((name) => `--project=${name}`);
  const groups = [['--project=full-room'], ['--project=interviews'], others];
  const tallies: Tally[] = [];
  for (const projects of groups) tallies.push(await playwright(projects, browsers));
  return sum(tallies);
}

async function runStories(): Promise<Tally> {
  const browsers = {
    ...(isComplete && { E2E_SCOPE: 'complete' }),
    CHROMIUM_PATH: await provideStoryChromium(),
    FIREFOX_PATH: await provide(needs.firefox),
    WEBKIT_DRIVER_PATH: await provide(needs.webKitDriver),
    MINIBROWSER_PATH: await provide(needs.miniBrowser),
    XVFB_PATH: await provide(needs.display),
  };
  if ((await run('node', ['scripts/build.mjs'])) !== 0) return oneFailed;
  // A start with other sources waits to build until the stories are over.
  const tally = await runExclusively(`${root}.locks`, 'stories', () => playStories(browsers));
  return sum([nothing, await checkBuiltCode(), tally]);
}
