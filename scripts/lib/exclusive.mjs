// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Runs the work while no other process runs work under the same lock file, waiting until it is free; a
 * lock that a dead process left behind is taken over.
 */
export async function runExclusively(folder, name, work) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.pid`);
  let isWaiting = false;
  while (!create(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && !isAlive(file, owner)) removeStale(file, owner);
    else {
      if (!isWaiting)
        process.stderr.write(
          `Waiting for process ${owner ?? '?'} (${name}); if it does not run, delete ${file} …\n`,
        );
      isWaiting = true;
      await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Creates the lock file with its content in one step; false where there is one already. */
function create(file) {
  const own = `${file}.${process.pid}.new`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process ID in the lock file; undefined when it has just been removed. */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether the owner runs; a process that was running before the machine started is another one with its ID. */
function isAlive(file, pid) {
  if (!pid || isOlderThanBoot(file)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const CLOCK_MARGIN_MS = 2000;

function isOlderThanBoot(file) {
  try {
    return statSync(file).mtimeMs < Date.now() - uptime() * 1000 - CLOCK_MARGIN_MS;
  } catch {
    return false;
  }
}

/**
 * Of several processes that see the same stale lock one moves it away; a lock acquired meanwhile is
 * restored.
 */
function removeStale(file, owner) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOwner(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
