// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    if (owner !== undefined && !isAlive(owner)) removeStale(file, owner);
    else {
      if (!isWaiting) process.stderr.write(`Waiting for process ${owner ?? '?'} (${name}) …\n`);
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

function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process ID in the lock file; undefined while it is being written or when it has just been removed. */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
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
