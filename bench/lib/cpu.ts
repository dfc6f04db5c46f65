import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Stat {
  parent: number;
  ticks: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0) };
  } catch {
    return undefined;
  }
}

/** Processor time that a process and its descendants have used so far, in milliseconds. */
export function cpuOfTree(root: number): number {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? statOf(pid) : undefined;
    if (stat) all.set(pid, stat);
  }
  const isOurs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent;
    return parent !== undefined && parent > 1 && isOurs(parent);
  };
  let ticks = 0;
  for (const [pid, stat] of all) if (isOurs(pid)) ticks += stat.ticks;
  return (ticks * 1000) / TICKS_PER_SECOND;
}
