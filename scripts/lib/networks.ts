import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Addresses for documentation: they belong to no one and count as public. */
const NETWORKS = ['198.51.100', '203.0.113'] as const;

const IP = '/sbin/ip';
const ip = (...args: string[]) => execFileSync(IP, args, { stdio: 'pipe' });

interface Network {
  name: string;
  /** The two ends of the cable between this machine and the network. */
  here: string;
  there: string;
}

function make({ name, here, there }: Network, base: string): void {
  ip('netns', 'add', name);
  ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there);
  ip('link', 'set', there, 'netns', name);
  ip('addr', 'add', `${base}.1/24`, 'dev', here);
  ip('link', 'set', here, 'up');
  const within = (...args: string[]) => ip('netns', 'exec', name, IP, ...args);
  within('addr', 'add', `${base}.2/24`, 'dev', there);
  within('link', 'set', there, 'up');
  within('link', 'set', 'lo', 'up');
  within('route', 'add', 'default', 'via', `${base}.1`);
}

/** Ignores errors, because the network to be removed may not have been made. */
function tryTo(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * Two networks that do not see each other and both reach this machine at one address; undefined where none can be
 * made. `inside` gives a program that runs another one inside of one of them.
 */
export function separateNetworks() {
  const { pid } = process;
  const folder = mkdtempSync(join(tmpdir(), 'ieum-networks-'));
  const networks = NETWORKS.map((base, n) => ({
    base,
    name: `ieum-${pid}-${n}`,
    here: `ie${pid}h${n}`,
    there: `ie${pid}t${n}`,
  }));
  const remove = () => {
    for (const { name, here } of networks) {
      tryTo(() => ip('link', 'del', here));
      tryTo(() => ip('netns', 'del', name));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!networks.every((network) => tryTo(() => make(network, network.base)))) {
    remove();
    return undefined;
  }
  const inside = (n: number, program: string): string => {
    const file = join(folder, `program-${n}`);
    writeFileSync(file, `#!/bin/sh\nexec ${IP} netns exec ${networks[n]?.name} ${program} "$@"\n`);
    chmodSync(file, 0o700);
    return file;
  };
  return { address: `${NETWORKS[0]}.1`, inside, remove };
}
