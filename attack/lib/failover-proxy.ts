import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../scripts/lib/product.ts';

/** A balancer before processes of one product: the first that answers gets the connection. */
export interface FailoverProxy {
  url: string;
  /** Ends all connections and takes no new ones, or takes them again. */
  setOpen: (isOpen: boolean) => void;
  close: () => Promise<void>;
}

/** Passes a connection to the first of the ports on which something listens. */
function pass(from: Socket, [port, ...rest]: readonly number[], open: Set<Socket>): void {
  if (port === undefined) return void from.destroy();
  const to = connect(port, '127.0.0.1');
  let isConnected = false;
  to.on('connect', () => {
    isConnected = true;
    open.add(to);
    from.pipe(to).pipe(from);
  });
  to.on('error', () => {
    if (isConnected) from.destroy();
    else pass(from, rest, open);
  });
  to.on('close', () => {
    open.delete(to);
    if (isConnected) from.destroy();
  });
  from.on('close', () => to.destroy());
}

export async function openFailoverProxy(ports: readonly number[]): Promise<FailoverProxy> {
  const open = new Set<Socket>();
  let takes = true;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    if (takes) pass(socket, ports, open);
    else socket.destroy();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${port}`,
    setOpen: (isOpen) => {
      takes = isOpen;
      if (!isOpen) cut();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
