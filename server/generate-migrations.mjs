// Nothing has been released yet, so the tables' history is one migration, made anew from the rooms' tables.ts.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
rmSync(`${here}migrations`, { recursive: true, force: true });
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
execFileSync(process.execPath, [kit, 'generate', '--name', 'initial'], { cwd: here, stdio: 'inherit' });
