// Makes the next migration out of what the tables.ts files say beyond the last one:
//   npm run migrations -- <intent>            tables that changed
//   npm run migrations -- <intent> --custom   an empty file for SQL written by hand
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = `${here}migrations`;
const checksumsFile = `${folder}/checksums.json`;
const [intent, ...flags] = process.argv.slice(2);

if (!intent || !/^[a-z][a-z0-9_]{2,60}$/.test(intent)) {
  process.stderr.write('usage: npm run migrations -- <intent_in_snake_case> [--custom]\n');
  process.exit(2);
}

freezeEarlier();
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
execFileSync(process.execPath, [kit, 'generate', '--name', intent, ...flags], {
  cwd: here,
  stdio: 'inherit',
});

/** Every migration before the new one is recorded by its checksum; a test compares them. */
function freezeEarlier() {
  const checksums = {};
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.sql'))
      checksums[name.slice(0, -'.sql'.length)] = createHash('sha256')
        .update(readFileSync(`${folder}/${name}`, 'utf8'))
        .digest('hex');
  writeFileSync(checksumsFile, `${JSON.stringify(checksums, undefined, 2)}\n`);
}
