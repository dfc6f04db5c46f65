import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the product keeps in its data folder; whatever else lies there is not its own. */
const OWN = ['database', 'database.begun', 'files', 'secret', 'lock', 'lock-journal', 'lock.pid', 'control'];
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;
const STICKY = 0o1000;

/** From now on what this process makes is its owner's alone. */
export const makePrivately = (): void => void process.umask(PERMISSIONS & ~FOLDER_MODE);

/** Takes everybody else's rights from a data folder and all the product keeps in it, also what an earlier start left open. */
export function closeToOthers(dataDir: string): void {
  // A folder for everybody's use, such as /tmp, stays one.
  if (((lstatSync(dataDir, { throwIfNoEntry: false })?.mode ?? STICKY) & STICKY) === 0)
    setMode(dataDir, FOLDER_MODE);
  for (const name of OWN) closeTree(join(dataDir, name));
}

function closeTree(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) setMode(path, FILE_MODE, found.mode);
  if (!found?.isDirectory()) return;
  setMode(path, FOLDER_MODE, found.mode);
  for (const name of readdirSync(path)) closeTree(join(path, name));
}

function setMode(path: string, mode: number, current?: number): void {
  if (current === undefined || (current & PERMISSIONS) !== mode) chmodSync(path, mode);
}
