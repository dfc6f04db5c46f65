import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './load.ts';
import { freePort, startProduct, type Running } from '../../scripts/lib/product.ts';

const CHECK_MS = 100;

interface Balanced {
  url: string;
  /** Restarts one of the two, alternating; done when it receives connections again. */
  restart: (n: number) => Promise<void>;
}

/** Runs a measurement on two processes of the product behind a balancer. */
export async function behindBalancer<T>(
  env: NodeJS.ProcessEnv,
  measure: (balanced: Balanced) => Promise<T>,
): Promise<T> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startProduct({ ...env, PORT: String(port) });
  const processes: Running[] = [];
  for (const port of ports) processes.push(await start(port));
  const balancer = await startBalancer(await freePort(), ports);
  const untilReady = async (port: number) => {
    while (!balancer.isReady(port)) await wait(20);
  };
  const restart = async (n: number) => {
    const at = n % ports.length;
    const port = ports[at] ?? 0;
    await processes[at]?.stop();
    processes[at] = await start(port);
    await untilReady(port);
  };
  try {
    for (const port of ports) await untilReady(port);
    return await measure({ url: balancer.url, restart });
  } finally {
    balancer.stop();
    for (const one of processes) await one.stop();
  }
}

/** A plain TCP balancer over local ports: round robin over those that report ready. */
async function startBalancer(port: number, ports: readonly number[]) {
  const ready = new Set<number>();
  const check = async () => {
    for (const one of ports) {
      const status = await ask({ url: `http://127.0.0.1:${one}` }, { path: '/api/health/ready' }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) ready.add(one);
      else ready.delete(one);
    }
  };
  const timer = setInterval(() => void check(), CHECK_MS);
  let turn = 0;
  const server = createServer((incoming) => {
    const open = [...ready];
    turn += 1;
    pass(incoming, open[turn % open.length], open);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: (one: number) => ready.has(one),
    stop: () => {
      clearInterval(timer);
      server.close();
    },
  };
}

/**
 * Connects a caller with a process; a rejected connection goes to another one, as nothing has been sent yet.
 */
function pass(incoming: Socket, port: number | undefined, open: readonly number[]) {
  if (port === undefined) return incoming.destroy();
  const outgoing = connect(port, '127.0.0.1');
  outgoing.once('connect', () => {
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
  });
  outgoing.once('error', () => {
    const others = open.filter((one) => one !== port);
    if (outgoing.bytesWritten === 0 && others.length > 0) pass(incoming, others[0], others);
    else incoming.destroy();
  });
  incoming.once('error', () => outgoing.destroy());
  outgoing.once('close', () => incoming.end());
  incoming.once('close', () => outgoing.end());
  return incoming;
}
