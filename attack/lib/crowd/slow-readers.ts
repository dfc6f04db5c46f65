import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { anAddress } from '../http.ts';
import { openSocket } from '../sockets.ts';

/** The behaviour of a number of clients in one lecture. */
export interface SlowReading {
  url: string;
  lectureId: string;
  count: number;
  /** How often each asks again for the messages of the lecture, and how long it waits in between. */
  asks: number;
  everyMs: number;
  /** Whether they read on, as the control does. */
  isReading: boolean;
}

/** The requests to a helper: first to begin, then for the number of clients that the server has cut. */
export type SlowQuestion = { begin: SlowReading } | { end: true };

/** The WebSocket below a client, which can leave unread what arrives. */
const below = ({ io: manager }: Socket) =>
  (manager.engine as unknown as { transport: { ws: { pause: () => void; resume: () => void } } }).transport
    .ws;

const LATE_MS = 4000;

let sockets: Socket[] = [];

async function begin({ url, lectureId, count, asks, everyMs, isReading }: SlowReading): Promise<void> {
  sockets = [];
  for (let n = 0; n < count; n++) {
    const headers = { 'x-forwarded-for': anAddress() };
    sockets.push(await openSocket(url, { namespace: '/lecture', headers }));
  }
  if (!isReading) for (const socket of sockets) below(socket).pause();
  for (let n = 0; n < asks; n++)
    for (const socket of sockets) {
      socket.emit('join', { _lecture: lectureId, after: 0 });
      await wait(everyMs / count);
    }
}

/** A client that was cut finds the end of the connection behind what the network still holds. */
async function end(): Promise<number> {
  for (const socket of sockets) if (socket.connected) below(socket).resume();
  await wait(LATE_MS);
  const cut = sockets.filter(({ connected }) => !connected).length;
  for (const socket of sockets) socket.close();
  return cut;
}

process.on('message', (question: SlowQuestion) => {
  const answer = 'begin' in question ? begin(question.begin).then(() => 0) : end();
  void answer.then((cut) => process.send?.(cut));
});
