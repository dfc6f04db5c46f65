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

/** Records the checksum of every migration, which a test compares; one that changed after it was recorded is an error. */
function freeze() {
  const recorded = JSON.parse(readFileSync(checksumsFile, 'utf8'));
  const checksums = {};
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    const name = file.slice(0, -'.sql'.length);
    checksums[name] = createHash('sha256')
      .update(readFileSync(`${folder}/${file}`, 'utf8'))
      .digest('hex');
    if (recorded[name] && recorded[name] !== checksums[name]) {
      process.stderr.write(`${file} has landed and is never changed; write a new migration\n`);
      process.exit(1);
    }
  }
  writeFileSync(checksumsFile, `${JSON.stringify(checksums, undefined, 2)}\n`);
}
