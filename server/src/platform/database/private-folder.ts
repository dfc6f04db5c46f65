import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The product's own files in its data folder; everything else there belongs to somebody else. */
const OWN = ['database', 'database.begun', 'files', 'secret', 'lock', 'lock-journal', 'lock.pid', 'control'];
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;
const STICKY = 0o1000;

/** Restricts every file that this process creates from now on to its owner. */
export const restrictNewFiles = (): void => void process.umask(PERMISSIONS & ~FOLDER_MODE);

/**
 * Restricts a data folder and all the product's files in it to their owner, also files of an earlier start.
 */
export function closeToOthers(dataDir: string): void {
  // A shared folder such as /tmp is left unchanged.
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
