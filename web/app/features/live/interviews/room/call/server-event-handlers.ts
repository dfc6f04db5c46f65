import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts } from '@ieum/contract/live/interviews/texts.ts';
import type { ServerEvents, SocketError } from '@ieum/contract/common/channel.ts';
import { say } from '#lib/format/copy.ts';
import { alert } from '#ui/alert/alert.ts';
import type { Mesh } from './mesh.ts';
import type { RelayRenewal } from './relay-renewal.ts';
import { withoutSocket, withoutKey, withParticipant, type CallState } from './call-state.ts';

type Events = ServerEvents<typeof interviewChannel>;
type Payload<K extends keyof Events> = Parameters<Extract<Events[K], (payload: never) => void>>[0];
type Handlers = { [K in keyof Events]?: (payload: Payload<K>) => void };

interface HandlerDeps {
  read: () => CallState;
  set: (part: Partial<CallState>) => void;
  mesh: Mesh;
  notify: (text: string) => void;
  join: () => void;
  /** Shows an error, and does the action that the server names. */
  follow: (error: SocketError | undefined) => void;
  announce: () => void;
  renewal: RelayRenewal;
}

/** Handlers of the server's events, by the event's name. */
export function handlersOf(input: HandlerDeps): Handlers {
  const { read } = input;
  let approvalAlert: AbortController | undefined;
  const set = (part: Partial<CallState>) => {
    input.set(part);
    // That the request was approved must not cover that the room was left.
    if (part.end) approvalAlert?.abort();
  };
  return {
    ...roomHandlers({ ...input, set }),
    authed: (authed) => {
      // A seeker who has cancelled the request meanwhile stays in the lobby.
      if (!authed.success || !('isApproved' in authed) || read().view !== 'seek') return;
      approvalAlert = new AbortController();
      void alert(authed.message, { signal: approvalAlert.signal });
      set({ isApproved: authed.isApproved });
      if (!authed.isApproved) return set({ view: 'lobby', soughtAt: undefined, position: undefined });
      input.join();
    },
    seeked: (seeked) => {
      if (seeked.success && seeked.place !== undefined)
        set({ position: seeked.place, waitMinutes: seeked.waitMinutes });
    },
    'user-seeked': ({ socketId, name, isInvited, soughtAt }) => {
      const seeker = { socketId, name, isInvited, soughtAt };
      set({ seekers: [...withoutSocket(read().seekers, socketId), seeker] });
    },
    queue: ({ waiting }) => set({ queue: waiting }),
    'user-authed': ({ socketId }) => set({ seekers: withoutSocket(read().seekers, socketId) }),
    exception: (error) => input.follow(error),
  };
}

function roomHandlers(input: HandlerDeps): Handlers {
  const { read, set, mesh, notify } = input;
  return {
    joined: (joined) => enterRoom(input, joined),
    'user-joined': ({ participant }) => {
      const { participants } = read();
      const isNew = !participants.some(({ socketId }) => socketId === participant.socketId);
      set({ participants: withParticipant(participants, participant) });
      if (isNew) notify(say(interviewTexts.joined, { name: participant.name }));
    },
    'user-exited': (exited) => leaveRoom(input, exited),
    'user-media': ({ socketId, audio, video }) =>
      set({
        participants: read().participants.map((one) =>
          one.socketId === socketId ? { ...one, audio, video } : one,
        ),
      }),
    signal: ({ from, data }) => mesh.take(from, data),
    relay: (relay) => {
      mesh.renew(relay);
      input.renewal.follow(relay);
    },
    'room-closed': () => {
      mesh.close();
      input.renewal.stop();
      set({ end: 'closed' });
    },
  };
}

function enterRoom({ set, mesh, announce, renewal }: HandlerDeps, joined: Payload<'joined'>): void {
  if (!joined.success) return;
  const { socketId: selfId, participants, isHost, startedAt, relay } = joined;
  set({
    view: 'room',
    isBusy: false,
    isHost,
    selfId,
    participants,
    startedAt,
    // A host is sent those who wait right after this: some may have left while the connection was lost.
    seekers: [],
    streams: new Map(),
    links: new Map(),
    soughtAt: undefined,
    position: undefined,
  });
  mesh.join(
    selfId,
    participants.flatMap(({ socketId }) => (socketId === selfId ? [] : socketId)),
    relay,
  );
  renewal.follow(relay);
  announce();
}

function leaveRoom(
  { read, set, mesh, notify, renewal }: HandlerDeps,
  { socketId, name, isTurnOver }: Payload<'user-exited'>,
): void {
  const { selfId, participants, streams, links, seekers, view } = read();
  if (view === 'room' && socketId === selfId) {
    mesh.close();
    renewal.stop();
    return set({ end: isTurnOver ? 'turnOver' : 'replaced' });
  }
  mesh.drop(socketId);
  if (participants.some((one) => one.socketId === socketId)) notify(say(interviewTexts.left, { name }));
  set({
    participants: withoutSocket(participants, socketId),
    seekers: withoutSocket(seekers, socketId),
    streams: withoutKey(streams, socketId),
    links: withoutKey(links, socketId),
  });
}
