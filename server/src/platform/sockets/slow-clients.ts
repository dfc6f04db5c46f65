/** A client for which more than this waits does not read any more. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How long a closed connection may take to say goodbye. */
const GOODBYE_MS = 500;

/** A connection of the engine, as far as it is used here. */
export interface ClientConnection {
  transport: { writable: boolean; socket?: { terminate: () => void } };
  close: (discard: boolean) => void;
  on: (event: 'packetCreate' | 'flush', listener: (packet: { data?: unknown }) => void) => void;
  once: (event: 'close', listener: () => void) => void;
}

/**
 * Ends a connection whose client does not take what is sent to it: a message waits until all before it were
 * taken, and beyond a megabyte the client is cut. A connection that the server closes is gone soon, also when
 * the client does not answer or goes on sending.
 */
export function cutWhenSlow(connection: ClientConnection): void {
  let queued = 0;
  connection.on('packetCreate', ({ data }) => {
    if (connection.transport.writable) return;
    queued += typeof data === 'string' || Buffer.isBuffer(data) ? Buffer.byteLength(data) : 0;
    // Not in the middle of a message to many.
    if (queued > MAX_WAITING_BYTES) process.nextTick(end, connection);
  });
  // The queue is handed over as one, and only when the one before was taken.
  connection.on('flush', () => {
    queued = 0;
  });
  connection.once('close', () => {
    setTimeout(() => connection.transport.socket?.terminate(), GOODBYE_MS).unref();
  });
}

/** Without a goodbye, which would wait behind all the rest. */
function end(connection: ClientConnection): void {
  connection.transport.socket?.terminate();
  connection.close(true);
}
