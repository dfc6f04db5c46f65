import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../../scripts/lib/memory.ts';

/** The memory of a process, in whole MB. */
export const wholeMemoryOf = (pid: number): number => Math.round(memoryOf(pid));

/** The maximum memory of a process while some work ran, in whole MB. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let [max, isOver] = [wholeMemoryOf(pid), false];
  const watching = (async () => {
    for (; !isOver; await wait(50)) max = Math.max(max, wholeMemoryOf(pid));
  })();
  await work().finally(() => (isOver = true));
  await watching;
  return Math.max(max, wholeMemoryOf(pid));
}
