import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const pathOf = (place) => fileURLToPath(new URL(place, import.meta.url));
const bundle = pathOf('../build/start.js');
const stamp = pathOf('../build/.stamp');
const sources = [pathOf('./'), pathOf('../../contract/src/')];

const changedAt = (path) => statSync(path).mtimeMs;

/** The address of the bundled `start.ts`, unless a source has changed since the build (`scripts/bundle-server.mjs`). */
export function findFreshBundle() {
  if (!existsSync(stamp) || !existsSync(bundle)) return undefined;
  const builtAt = changedAt(stamp);
  const isOlder = (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => changedAt(join(folder, name)) <= builtAt,
    );
  return sources.every(isOlder) ? pathToFileURL(bundle).href : undefined;
}
