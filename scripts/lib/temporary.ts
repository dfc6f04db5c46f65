import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAMES = ['TMPDIR', 'TMP', 'TEMP'];

/** Gives this process and those it starts a temporary folder of their own; answers what removes it with all in it. */
export function useOwnTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-tests-'));
  // The database's processes act as another user and have a folder in this one.
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
