import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The memory of a process, in MB. */
export const memoryOf = (pid: number) => Math.round(kilobytesOf(pid) / 1024);

function kilobytesOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  // A program that is started again and again would delay what is measured meanwhile.
  if (!existsSync(file)) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}

/** The maximum memory of a process while some work ran, in MB. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let [most, isOver] = [memoryOf(pid), false];
  const watching = (async () => {
    for (; !isOver; await wait(50)) most = Math.max(most, memoryOf(pid));
  })();
  await work().finally(() => (isOver = true));
  await watching;
  return Math.max(most, memoryOf(pid));
}
