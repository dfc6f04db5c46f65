import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Environment } from '../attack.ts';

/** After those who are measured and the server: they share the cores of this machine. */
const LOW_PRIORITY = 10;

/** A process of its own that attacks as it is asked. */
export interface Helper {
  ask: <T>(question: object) => Promise<T>;
}

/** Starts a file of this folder as a process of low priority; it answers one question after the other. */
export function startHelper(name: string, afterwards: Environment['afterwards']): Helper {
  const child: ChildProcess = fork(new URL(name, import.meta.url));
  setPriority(child.pid ?? 0, LOW_PRIORITY);
  afterwards(() => void child.kill('SIGKILL'));
  return {
    ask: async <T>(question: object) => {
      child.send(question);
      const [answer] = (await once(child, 'message')) as [T];
      return answer;
    },
  };
}
