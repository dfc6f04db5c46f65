import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process has locked the data folder; names its process id. */
export class FolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release: () => void;
}

/**
 * Locks a folder for this process; the kernel releases the lock however the process ends, so that it never
 * becomes stale.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    file.close();
    throw new FolderInUseError(folder, readOwner(ownerFile));
  }
  writeFileSync(ownerFile, String(process.pid));
  return { release: () => file.close() };
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
