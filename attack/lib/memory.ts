import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** What a process holds, in MB. */
export const heldBy = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

/** What a process held at most while some work was done, in MB. */
export async function mostHeld(pid: number, work: () => Promise<unknown>): Promise<number> {
  let [most, isOver] = [heldBy(pid), false];
  const watching = (async () => {
    for (; !isOver; await wait(50)) most = Math.max(most, heldBy(pid));
  })();
  await work().finally(() => (isOver = true));
  await watching;
  return Math.max(most, heldBy(pid));
}
