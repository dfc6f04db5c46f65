import { anAddress } from '../http.ts';
import { openSocket, untilCut } from '../sockets.ts';

/** The events that one client sends at once, in one namespace. */
export interface Flood {
  url: string;
  namespace: string;
  token: string | undefined;
  /** Sent before the flood. */
  first: readonly [string, object];
  event: string;
  payload: object;
  count: number;
  withinMs: number;
}

/** Milliseconds from the first event until the connection was cut; null when it was not. */
async function flood(input: Flood): Promise<number | null> {
  const { url, namespace, token, first, event, payload, count, withinMs } = input;
  const headers = { 'x-forwarded-for': anAddress() };
  const socket = await openSocket(url, { namespace, token, headers });
  await socket
    .timeout(5000)
    .emitWithAck(...first)
    .catch(() => undefined);
  const cut = untilCut(socket, withinMs);
  for (let n = 0; n < count; n++) socket.emit(event, payload);
  const after = await cut;
  return after === Infinity ? null : after;
}

process.on('message', (input: Flood) => {
  flood(input).then(
    (after) => process.send?.(after),
    () => process.send?.(null),
  );
});
