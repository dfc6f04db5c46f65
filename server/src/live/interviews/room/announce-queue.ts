import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Db } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { findInterview } from '../queries.ts';
import { readQueue, type QueuePosition } from './queue.ts';
import { emitToSeeker, hostsOf } from './socket-rooms.ts';

type Interview = LiveChannel<typeof interviewChannel>;

/** The list of the hosts shows only so many seekers. */
const MAX_SHOWN = 100;

/** Reads the queue and sends the seekers their positions and the hosts the order. */
export async function announceQueue(db: Db, live: Interview, interviewId: string): Promise<void> {
  const found = await findInterview(db, interviewId);
  if (!found) return;
  sendPositions(live, interviewId, await readQueue(db, found.interview));
}

/** Sends each seeker their own position, and the hosts the order. */
export function sendPositions(live: Interview, interviewId: string, queue: readonly QueuePosition[]): void {
  for (const { socketId, position, waitMinutes } of queue)
    emitToSeeker(live, socketId, 'seeked', m.sought.text, { place: position, waitMinutes });
  const waiting = queue
    .slice(0, MAX_SHOWN)
    .map(({ socketId, nextSeekers }) => ({ socketId, coming: nextSeekers }));
  live.emit(hostsOf(interviewId), 'queue', { waiting });
}
