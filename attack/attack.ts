import '../scripts/build.mjs';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createTally, type Attack, type Extent, type Outcome } from './lib/attack.ts';
import { createInstances, createEnvironment } from './lib/environment.ts';
import { lineOf, tableOf, writeDocument, type AttackResult } from './lib/report.ts';

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const has = (name: string) => process.argv.includes(`--${name}`);
const say = (text: string) => process.stdout.write(`${text}\n`);

const only = option('only')?.toUpperCase().split(',');
const extent: Extent = {
  isFull: has('full'),
  rounds: Number(option('rounds') ?? (has('full') ? 100 : 6)),
  samples: option('samples'),
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('*/[a-z][0-9]*-*.ts', { cwd: folder }).toSorted();
const attacks: Attack[] = [];
for (const file of files) {
  const { attack } = (await import(pathToFileURL(folder + file).href)) as { attack: Attack };
  if (!only || only.includes(attack.id)) attacks.push(attack);
}

const instances = createInstances();
const reported: AttackResult[] = [];
for (const attack of attacks) {
  say(`── ${attack.id} ${attack.what}`);
  const begun = performance.now();
  const outcome = await perform(attack);
  const one = { ...attack, ...outcome, seconds: (performance.now() - begun) / 1000 };
  reported.push(one);
  for (const fault of one.faults) say(`   ✗ ${fault}`);
  say(lineOf(one));
}
await instances.stop();

say(`\n${tableOf(reported)}\n`);
if (has('write')) {
  const document = new URL('../docs/attacks.md', import.meta.url);
  writeFileSync(document, writeDocument(reported, readFileSync(document, 'utf8')));
}
const isWithstood = ({ failures, isControlCaught }: Outcome) => failures === 0 && isControlCaught;
process.exit(reported.length > 0 && reported.every(isWithstood) ? 0 : 1);

async function perform(attack: Attack): Promise<Outcome> {
  const { environment, end } = createEnvironment(instances, extent);
  try {
    return await attack.run(environment);
  } catch (error) {
    const tally = createTally();
    tally.check(false, () => (error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return tally.outcome({}, false);
  } finally {
    await end();
  }
}
