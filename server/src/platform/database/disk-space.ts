import { statfs } from 'node:fs/promises';
import { isUnwritable } from './pg-errors.ts';

/** Whether data can be written. */
export interface SpaceWatch {
  canWrite: () => Promise<boolean>;
  /** Reports a failure; only failures of the disk matter. */
  notice: (error: unknown) => void;
}

/**
 * The database writes its journal in segments of 16 MB; with less space than two of them the next write may
 * fail.
 */
const MIN_BYTES = 32 * 1024 * 1024;
/** After a failed write, the answer is no for this long. */
const REMEMBERED_MS = 30_000;

interface SpaceDeps {
  folder: string;
  now: () => number;
  /** Free bytes on the folder's disk; undefined where the system does not say. */
  bytesLeft?: (folder: string) => Promise<number | undefined>;
}

/**
 * Combines the free space of the data folder's disk with recent write failures, also those of a remote
 * database.
 */
export function createSpaceWatch({ folder, now, bytesLeft = askDisk }: SpaceDeps): SpaceWatch {
  let failedAt: number | undefined;
  return {
    canWrite: async () => {
      if (failedAt !== undefined && now() - failedAt < REMEMBERED_MS) return false;
      const left = await bytesLeft(folder);
      return left === undefined || left >= MIN_BYTES;
    },
    notice: (error) => {
      if (isUnwritable(error)) failedAt = now();
    },
  };
}

async function askDisk(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
