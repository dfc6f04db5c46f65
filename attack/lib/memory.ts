import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** The memory of a process, in MB. */
export const heldBy = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

/** The maximum memory of a process while some work ran, in MB. */
export async function mostHeld(pid: number, work: () => Promise<unknown>): Promise<number> {
  let [most, isOver] = [heldBy(pid), false];
  const watching = (async () => {
    for (; !isOver; await wait(50)) most = Math.max(most, heldBy(pid));
  })();
  await work().finally(() => (isOver = true));
  await watching;
  return Math.max(most, heldBy(pid));
}
