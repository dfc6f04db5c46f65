import { statfs } from 'node:fs/promises';
import { isUnwritable } from '#kit/db/pg-errors.ts';

/** Whether what is written can be kept. */
export interface SpaceWatch {
  canWrite: () => Promise<boolean>;
  /** Tells the watch of a failure; others than those of the disk do not matter to it. */
  notice: (error: unknown) => void;
}

/** The database writes its journal in pieces of 16 MB; with less left than two of them the next write may fail. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** After a failed write nothing is promised for so long. */
const REMEMBERED_MS = 30_000;

interface SpaceDeps {
  folder: string;
  now: () => number;
  /** Bytes left where the folder lies; undefined where the system does not say. */
  bytesLeft?: (folder: string) => Promise<number | undefined>;
}

/** Asks the disk of the data folder and remembers what writing said, also that of a database elsewhere. */
export function createSpaceWatch({ folder, now, bytesLeft = askDisk }: SpaceDeps): SpaceWatch {
  let failedAt: number | undefined;
  return {
    canWrite: async () => {
      if (failedAt !== undefined && now() - failedAt < REMEMBERED_MS) return false;
      const left = await bytesLeft(folder);
      return left === undefined || left >= LEAST_BYTES;
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
