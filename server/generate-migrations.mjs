// Generates the next migration from the changes in the tables.ts files:
// npm run migrations -- <intent>            tables that changed
// npm run migrations -- <intent> --custom   an empty file for SQL written by hand
// npm run migrations -- --freeze            records the finished file; from then on it is never changed
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = `${here}migrations`;
const checksumsFile = `${folder}/checksums.json`;
const [intent, ...flags] = process.argv.slice(2);

if (intent === '--freeze') {
  freeze();
} else if (intent && /^[a-z][a-z0-9_]{2,60}$/.test(intent)) {
  const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
  execFileSync(process.execPath, [kit, 'generate', '--name', intent, ...flags], {
    cwd: here,
    stdio: 'inherit',
  });
} else {
  process.stderr.write('usage: npm run migrations -- <intent_in_snake_case> [--custom] | --freeze\n');
  process.exit(2);
}

/** Every migration is recorded by its checksum; a test compares them. */
function freeze() {
  const checksums = {};
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.sql'))
      checksums[name.slice(0, -'.sql'.length)] = createHash('sha256')
        .update(readFileSync(`${folder}/${name}`, 'utf8'))
        .digest('hex');
  writeFileSync(checksumsFile, `${JSON.stringify(checksums, undefined, 2)}\n`);
}
