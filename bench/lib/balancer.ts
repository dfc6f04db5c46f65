import { connect, createServer, type Socket } from 'node:net';
import { ask } from './load.ts';

const CHECK_MS = 100;

/** A plain balancer of connections over ports of this machine: in turn, over those that say they are ready. */
export async function startBalancer(port: number, ports: readonly number[]) {
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

/** Joins a caller with a process; a refused connection goes to another one, as nothing has been sent yet. */
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
