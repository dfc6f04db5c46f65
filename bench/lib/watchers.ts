import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';

/** How long to wait before a message counts as lost. */
const DEADLINE_MS = 30_000;

/** The counts of a crowd of sockets that waits for messages. */
export interface Crowd {
  sockets: WebSocket[];
  /** How many received each message, by its text. */
  received: Map<string, number>;
  /** When the last of them received it. */
  lastAt: Map<string, number>;
}

export const aCrowd = (): Crowd => ({ sockets: [], received: new Map(), lastAt: new Map() });

/** Counts one message that a socket of the crowd received. */
export function count({ received, lastAt }: Crowd, text: string): void {
  received.set(text, (received.get(text) ?? 0) + 1);
  lastAt.set(text, performance.now());
}

export interface Sent {
  /** Deliveries that never came. */
  lost: number;
  deliveries: number;
  /** Milliseconds until the last one of the crowd had each message. */
  until: number[];
}

/** Sends messages at an even pace, and waits until the crowd has them. */
export async function sendAll(
  crowd: Crowd,
  {
    messages,
    perSecond,
    send,
  }: { messages: number; perSecond: number; send: (text: string, at: number) => void },
): Promise<Sent> {
  const begun = new Map<string, number>();
  for (let n = 0; n < messages; n++) {
    const text = `글 ${n} ${'가'.repeat(40)}`;
    begun.set(text, performance.now());
    send(text, n);
    await wait(1000 / perSecond);
  }
  const wanted = crowd.sockets.length;
  const deadline = performance.now() + DEADLINE_MS;
  const isMissing = () => [...begun.keys()].some((text) => (crowd.received.get(text) ?? 0) < wanted);
  while (isMissing() && performance.now() < deadline) await wait(100);
  const deliveries = [...begun.keys()].reduce((sum, text) => sum + (crowd.received.get(text) ?? 0), 0);
  const until = [...begun].map(([text, at]) => (crowd.lastAt.get(text) ?? Infinity) - at);
  return { lost: wanted * messages - deliveries, deliveries, until };
}

/** A message of a socket as text; messages are single buffers unless a socket is set up otherwise. */
export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

/** Opens a socket; resolves once it is open. */
export function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
