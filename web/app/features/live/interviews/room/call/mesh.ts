import type { RelayCredentials } from '@ieum/contract/live/interviews/schemas.ts';
import { logProblem } from '../media/log-problem.ts';
import { Peer, type LocalTracks, type Signal } from './peer.ts';

interface MeshDeps {
  tracks: () => LocalTracks;
  send: (to: string, signal: Signal) => void;
  onStream: (socketId: string, stream: MediaStream) => void;
  onState: (socketId: string, state: RTCPeerConnectionState) => void;
  onChat: (socketId: string, text: string) => void;
}

/** From this number of people in the room on, pictures are sent smaller. */
const MANY = 4;
/** A lower level counts as background noise. */
const SPEECH = 0.02;

/** The servers by which browsers find each other; without a relay only direct connections. */
export const iceServersOf = ({ urls, username, password }: RelayCredentials): RTCIceServer[] =>
  urls.length > 0 ? [{ urls, username, credential: password }] : [];

/** The id of the loudest participant, if anybody speaks. */
export function loudestOf(levels: readonly (readonly [string, number])[]): string | undefined {
  const [first] = levels.toSorted(([, one], [, other]) => other - one);
  return first && first[1] > SPEECH ? first[0] : undefined;
}

/** The connections to all others in a room. */
export class Mesh {
  readonly #peers = new Map<string, Peer>();
  readonly #deps: MeshDeps;
  #iceServers: RTCIceServer[] = [];
  #selfId = '';
  readonly #early: { from: string; signal: Signal }[] = [];

  constructor(deps: MeshDeps) {
    this.#deps = deps;
  }

  #peerOf(socketId: string): Peer {
    const known = this.#peers.get(socketId);
    if (known) return known;
    const { tracks, send, onStream, onState, onChat } = this.#deps;
    const peer = new Peer({
      iceServers: this.#iceServers,
      isPolite: this.#isPoliteTo(socketId),
      tracks,
      send: (signal) => send(socketId, signal),
      onStream: (stream) => onStream(socketId, stream),
      onState: (state) => onState(socketId, state),
      onChat: (text) => onChat(socketId, text),
    });
    this.#peers.set(socketId, peer);
    this.#fitQuality();
    return peer;
  }

  /** Of two offers at once, the polite browser drops its own; the ids decide which one that is. */
  #isPoliteTo(socketId: string): boolean {
    return this.#selfId > socketId;
  }

  /** The own browser counts too. */
  #fitQuality(): void {
    const quality = this.#peers.size + 1 >= MANY ? 'low' : 'high';
    for (const peer of this.#peers.values()) void peer.setQuality(quality);
  }

  /** From now on signals of others are stored until this side has joined, again by a new socket. */
  awaitJoin(): void {
    this.#selfId = '';
  }

  /** Calls those who were in the room before; connections of an earlier visit are replaced. */
  join(selfId: string, others: readonly string[], relay: RelayCredentials): void {
    this.close();
    this.#selfId = selfId;
    this.#iceServers = iceServersOf(relay);
    for (const socketId of others) this.#peerOf(socketId).call();
    for (const { from, signal } of this.#early.splice(0)) this.take(from, signal);
  }

  /** Continues with new credentials of the relay. */
  renew(relay: RelayCredentials): void {
    this.#iceServers = iceServersOf(relay);
    for (const peer of this.#peers.values())
      void peer
        .renew(this.#iceServers)
        .catch((error: unknown) => logProblem('new credentials of the relay could not be used', error));
  }

  take(from: string, signal: Signal): void {
    if (this.#selfId === '') return void this.#early.push({ from, signal });
    // Two browsers that join at the same moment call each other: one of them answers with a new connection
    // instead.
    const isCrossed = signal.type === 'offer' && this.#peers.get(from)?.isUnanswered() === true;
    if (isCrossed && this.#isPoliteTo(from)) this.drop(from);
    void this.#peerOf(from)
      .take(signal)
      .catch((error: unknown) => logProblem('a signal could not be used', error));
  }

  drop(socketId: string): void {
    this.#peers.get(socketId)?.close();
    this.#peers.delete(socketId);
    this.#fitQuality();
  }

  sendTracks(): void {
    for (const peer of this.#peers.values()) void peer.sendTracks();
  }

  /** Returns how many received it. */
  sendText(text: string): number {
    return [...this.#peers.values()].filter((peer) => peer.sendText(text)).length;
  }

  loudest(): string | undefined {
    return loudestOf([...this.#peers].map(([id, peer]) => [id, peer.loudness()] as const));
  }

  /** Looks for new network paths to all others, after the network has changed. */
  restart(): void {
    for (const peer of this.#peers.values()) peer.restart();
  }

  close(): void {
    for (const socketId of this.#peers.keys()) this.drop(socketId);
  }
}
