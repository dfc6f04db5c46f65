// Migrations in somebody's database stay as they are; what follows them is made anew from the rooms' tables.ts.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How many migrations are released: their files never change again. */
const released = 1;
/** The name of the one that grows until the next release. */
const growing = 'hiring_finished';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = `${here}migrations`;
const journalFile = `${folder}/meta/_journal.json`;

const isGrowing = (name) => Number(name.slice(0, 4)) >= released;
for (const name of readdirSync(folder))
  if (name.endsWith('.sql') && isGrowing(name)) rmSync(`${folder}/${name}`);
for (const name of readdirSync(`${folder}/meta`))
  if (/^\d{4}_/.test(name) && isGrowing(name)) rmSync(`${folder}/meta/${name}`);
const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
journal.entries = journal.entries.slice(0, released);
writeFileSync(journalFile, `${JSON.stringify(journal, undefined, 2)}\n`);

const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
execFileSync(process.execPath, [kit, 'generate', '--name', growing], { cwd: here, stdio: 'inherit' });

// What tables.ts cannot say stands as SQL beside it and comes after the tables.
const findGrowing = () => readdirSync(folder).find((name) => name.endsWith('.sql') && isGrowing(name));
if (!findGrowing())
  execFileSync(process.execPath, [kit, 'generate', '--custom', '--name', growing], { cwd: here });
const file = `${folder}/${findGrowing()}`;
const beside = readdirSync(`${here}src`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.sql'),
);
for (const name of beside.toSorted())
  appendFileSync(file, '\n--> statement-breakpoint\n'.concat(readFileSync(`${here}src/${name}`, 'utf8')));
