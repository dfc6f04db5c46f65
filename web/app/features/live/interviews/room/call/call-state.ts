import type { Participant } from '@ieum/contract/live/interviews/schemas.ts';

export type View = 'lobby' | 'seek' | 'room';

/** A person who asks to enter. */
export interface Seeker {
  socketId: string;
  name: string;
  isInvited: boolean;
  soughtAt: string;
}

/** A seeker in the queue, and the names of those who are notified once the seeker is admitted. */
export interface QueuedSeeker {
  socketId: string;
  coming: readonly string[];
}

export interface ChatMessage {
  id: number;
  name: string;
  text: string;
  isOwn: boolean;
}

/** A message that is shown for a few seconds. */
export interface Notice {
  id: number;
  text: string;
}

/** The state of the connection to another participant. */
export type LinkState = 'opening' | 'open' | 'lost';

/**
 * The reason why the room was left: it has ended, the account entered elsewhere, or the next seeker was
 * called in.
 */
export type End = 'closed' | 'replaced' | 'turnOver';

export interface CallState {
  view: View;
  /** Whether the connection to the server is open. */
  isConnected: boolean;
  /** Whether it was open before, so that it can be lost. */
  wasConnected: boolean;
  isBusy: boolean;
  /** Whether a host has approved the own request, so that joining needs no other. */
  isApproved: boolean;
  isHost: boolean;
  selfId: string;
  startedAt: string | null;
  participants: readonly Participant[];
  streams: ReadonlyMap<string, MediaStream>;
  links: ReadonlyMap<string, LinkState>;
  seekers: readonly Seeker[];
  /** The order of the seekers, where there is a queue of several. */
  queue: readonly QueuedSeeker[];
  notices: readonly Notice[];
  messages: readonly ChatMessage[];
  speaker: string | undefined;
  soughtAt: number | undefined;
  position: number | undefined;
  waitMinutes: number | undefined;
  isSharing: boolean;
  end: End | undefined;
}

export const firstState: CallState = {
  view: 'lobby',
  isConnected: false,
  wasConnected: false,
  isBusy: false,
  isApproved: false,
  isHost: false,
  selfId: '',
  startedAt: null,
  participants: [],
  streams: new Map(),
  links: new Map(),
  seekers: [],
  queue: [],
  notices: [],
  messages: [],
  speaker: undefined,
  soughtAt: undefined,
  position: undefined,
  waitMinutes: undefined,
  isSharing: false,
  end: undefined,
};

/**
 * Seekers in the order in which they are called in; those in no queue come after, in the order of their
 * requests.
 */
export function seekersInOrder({ seekers, queue }: Pick<CallState, 'seekers' | 'queue'>): readonly Seeker[] {
  const positionOf = ({ socketId }: Seeker) => {
    const place = queue.findIndex((turn) => turn.socketId === socketId);
    return place === -1 ? queue.length : place;
  };
  return seekers.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** The names of those who are notified once a seeker is admitted. */
export const notifiedByAdmissionOf = (
  { queue }: Pick<CallState, 'queue'>,
  socketId: string,
): readonly string[] => queue.find((turn) => turn.socketId === socketId)?.coming ?? [];

/** A list with one participant added or replaced. */
export const withParticipant = (
  list: readonly Participant[],
  participant: Participant,
): readonly Participant[] => [
  ...list.filter(({ socketId }) => socketId !== participant.socketId),
  participant,
];

export const withoutSocket = <T extends { socketId: string }>(
  list: readonly T[],
  socketId: string,
): readonly T[] => list.filter((one) => one.socketId !== socketId);

export function withoutKey<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

const OPENING = new Set<RTCPeerConnectionState>(['new', 'connecting']);

export function linkStateOf(state: RTCPeerConnectionState): LinkState {
  if (state === 'connected') return 'open';
  return OPENING.has(state) ? 'opening' : 'lost';
}
