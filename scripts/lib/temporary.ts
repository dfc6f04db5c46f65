import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = ['TMPDIR', 'TMP', 'TEMP'];

/**
 * Sets a temporary folder for this process and its child processes; returns the function that removes it
 * with its content.
 */
export function useOwnTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-tests-'));
  // The database's processes run as another user and have a folder inside this one.
  chmodSync(folder, 0o711);
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  for (const name of NAMES) process.env[name] = folder;
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
