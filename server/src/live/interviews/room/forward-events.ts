import { locales } from '@ieum/contract/common/text.ts';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { interviewClosed, turnChanged } from '../events.ts';
import { sendPositions } from './announce-queue.ts';
import { allOf, emitToSeeker, hostsOf, readersOf, roomOf } from './socket-rooms.ts';

type Interview = LiveChannel<typeof interviewChannel>;

/** Sends what calls have changed to the sockets concerned, also those of other processes. */
export function forwardEvents(live: Interview, subscribe: EventBus['subscribe']): void {
  subscribe(interviewClosed, ({ interviewId }) => {
    const readers = locales.map((locale) => readersOf(interviewId, locale));
    for (const locale of locales)
      live.emit(readersOf(interviewId, locale), 'room-closed', { message: m.closed.text[locale] });
    const rooms = [roomOf(interviewId), hostsOf(interviewId), allOf(interviewId), ...readers];
    for (const room of rooms) live.empty(room);
  });
  subscribe(turnChanged, ({ interviewId, leaving, called, waiting }) => {
    for (const one of leaving) {
      live.emit(one.socketId, 'user-exited', { ...one, isTurnOver: true });
      live.emit(hostsOf(interviewId), 'user-exited', one);
    }
    emitToSeeker(live, called.socketId, 'authed', m.approved.text, { isApproved: true });
    live.emit(hostsOf(interviewId), 'user-authed', { ...called, isApproved: true });
    sendPositions(live, interviewId, waiting);
  });
}
