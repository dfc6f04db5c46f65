import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A process's own memory plus its share of shared memory (PSS), in MB; without Linux, all that is resident. */
export const memoryOf = (pid: number): number => kilobytesOf(pid) / 1024;

function kilobytesOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  // A program that is started again and again would delay what is measured meanwhile.
  if (!existsSync(file)) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]);
}
