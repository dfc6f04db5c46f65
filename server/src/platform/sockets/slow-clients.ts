/** A client for which more than this waits does not read any more. */
const MOST_WAITING_BYTES = 1024 * 1024;
const LOOK_EVERY_MS = 500;
/** How long a closed connection may take to say goodbye. */
const GOODBYE_MS = 500;

/** A connection of the engine, as far as it is used here. */
export interface Line {
  readyState: string;
  writeBuffer: readonly { data?: unknown }[];
  transport: { writable: boolean; socket?: WebSocketOfClient };
  close: (discard: boolean) => void;
  once: (event: 'close', listener: () => void) => void;
}

interface WebSocketOfClient {
  bufferedAmount: number;
  terminate: () => void;
}

/**
 * Ends connections whose clients do not take what is sent to them: a message waits until all before it were
 * taken, and beyond a megabyte the client is cut. A connection that the server closes is gone soon, also when
 * the client does not answer or goes on sending.
 */
export function cutSlowClients() {
  const lines = new Set<Line>();

  function look(): void {
    for (const line of lines)
      if (!line.transport.writable && waitingBytes(line) > MOST_WAITING_BYTES) end(line);
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    watch: (line: Line): void => {
      lines.add(line);
      line.once('close', () => {
        lines.delete(line);
        setTimeout(() => line.transport.socket?.terminate(), GOODBYE_MS).unref();
      });
    },
    stop: () => clearInterval(timer),
  };
}

/** What is not handed to the network yet: the messages that wait, and what the WebSocket holds. */
function waitingBytes({ writeBuffer, transport }: Line): number {
  let bytes = transport.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer)
    bytes += typeof data === 'string' || Buffer.isBuffer(data) ? Buffer.byteLength(data) : 0;
  return bytes;
}

/** Without a goodbye, which would wait behind all the rest. */
function end(line: Line): void {
  line.transport.socket?.terminate();
  line.close(true);
}
