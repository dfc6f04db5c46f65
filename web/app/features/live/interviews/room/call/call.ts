import type { SocketError } from '@ieum/contract/common/channel.ts';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { interviewLive } from '@ieum/contract/live/interviews/paths.ts';
import { openConnection, type SocketConnection } from '#lib/socket/socket-connection.ts';
import { createStore } from '#lib/store/store.ts';
import { alert } from '#ui/alert/alert.ts';
import { isLive, type Devices, type Kind } from '../media/devices.ts';
import { callCopy as copy } from './copy.ts';
import { guestSession } from './guest-session.ts';
import { handlersOf } from './server-event-handlers.ts';
import { Mesh } from './mesh.ts';
import { createRelayRenewal } from './relay-renewal.ts';
import { createSpeaker } from './speaker.ts';
import { firstState, linkStateOf, withoutSocket, type CallState } from './call-state.ts';

interface CallDeps {
  code: string;
  devices: Devices;
  /** Whether a host approved the request in an earlier visit. */
  isApproved: boolean;
  onBack: (message: string) => void;
}

const NOTICE_MILLISECONDS = 4000;
const SPEAKER_MILLISECONDS = 300;

/** One visit to a room, from the lobby to the end. */
export class Call {
  readonly #store = createStore<CallState>(firstState);
  readonly #deps: CallDeps;
  readonly #mesh: Mesh;
  /** The name that a guest entered; members have that of their account. */
  #name = '';
  #connection: SocketConnection | undefined;
  #screen: MediaStreamTrack | undefined;
  readonly #renewal = createRelayRenewal(() => this.#connection?.send('relay', {}));
  #speaking: ReturnType<typeof setInterval> | undefined;
  readonly #speakerOf = createSpeaker();
  #number = 0;
  #hasLeft = false;

  readonly read = this.#store.read;
  readonly onChange = this.#store.onChange;

  constructor(deps: CallDeps) {
    this.#deps = deps;
    this.#set({ isApproved: deps.isApproved });
    this.#mesh = new Mesh({
      tracks: () => this.#tracks(),
      send: (to, data) => this.#connection?.send('signal', { to, data }),
      onStream: (id, stream) => this.#set({ streams: new Map(this.read().streams).set(id, stream) }),
      onState: (id, state) => this.#set({ links: new Map(this.read().links).set(id, linkStateOf(state)) }),
      onChat: (id, text) => this.#addMessage(this.#nameOf(id), text.slice(0, interviewBounds.chat), false),
    });
  }

  /** Opens the connection to the server, over which the visit continues after an interruption. */
  connect(): void {
    const on = handlersOf({
      read: this.read,
      set: (part) => this.#set(part),
      mesh: this.#mesh,
      notify: (text) => this.#notify(text),
      join: () => this.#join(),
      follow: (error) => this.#follow(error),
      renewal: this.#renewal,
      announce: () => this.#connection?.send('user-joined', { code: this.#deps.code, ...this.#media() }),
    });
    this.#connection = openConnection(
      interviewLive.namespace,
      {
        onConnect: () => this.#resume(),
        onDisconnect: () => this.#set({ isConnected: false }),
        onEvent: (event, payload) => on[event as keyof typeof on]?.(payload as never),
      },
      { visitor: guestSession },
    );
    this.#speaking = setInterval(() => this.#findSpeaker(), SPEAKER_MILLISECONDS);
    addEventListener('online', this.#restart);
  }

  #restart = () => this.#mesh.restart();

  #resume(): void {
    this.#set({ isConnected: true, wasConnected: true });
    const { view, isBusy, end } = this.read();
    if (end) return;
    if (view === 'room' || isBusy) this.#join();
    else if (view === 'seek') this.#seek();
  }

  #set(part: Partial<CallState>): void {
    this.#store.change({ ...this.read(), ...part });
  }

  #tracks() {
    const { audio, video } = this.#deps.devices.read();
    return { audio: audio.track, video: this.#screen ?? video.track };
  }

  #media() {
    const { audio, video } = this.#deps.devices.read();
    return { audio: isLive(audio), video: isLive(video) || this.#screen !== undefined };
  }

  #nameOf(id: string): string {
    return this.read().participants.find(({ socketId }) => socketId === id)?.name ?? copy.someone;
  }

  #addMessage(name: string, text: string, isOwn: boolean): void {
    this.#number += 1;
    this.#set({ messages: [...this.read().messages, { id: this.#number, name, text, isOwn }] });
  }

  #notify(text: string): void {
    this.#number += 1;
    const id = this.#number;
    this.#set({ notices: [...this.read().notices, { id, text }] });
    const remove = () => this.#set({ notices: this.read().notices.filter((notice) => notice.id !== id) });
    setTimeout(remove, NOTICE_MILLISECONDS);
  }

  #follow(error: SocketError | undefined): void {
    this.#set({ isBusy: false });
    if (!error) return void alert(copy.notConnected);
    const { message, action } = error;
    if (action === 'back') {
      this.leave();
      return this.#deps.onBack(message);
    }
    void alert(message).then(() => {
      if (action === 'reload') location.reload();
    });
    if (action === 'join') this.#backToLobby();
    if (action !== 'seek') return;
    this.#set({ isApproved: false });
    this.#seek();
  }

  /** After an interruption joining and seeking are sent again once there is a connection. */
  #followUnlessSentAgain(error: SocketError | undefined): void {
    if (error || this.read().isConnected) this.#follow(error);
  }

  #join(): void {
    this.#set({ isBusy: true });
    // Sent once the connection is open.
    if (!this.read().isConnected) return;
    this.#mesh.awaitJoin();
    const { code } = this.#deps;
    const body = { code, name: this.#name, ...this.#media() };
    this.#connection?.send('join', body, undefined, (error) => this.#followUnlessSentAgain(error));
  }

  #seek(): void {
    this.#set({ view: 'seek', soughtAt: this.read().soughtAt ?? Date.now() });
    if (!this.read().isConnected) return;
    const body = { code: this.#deps.code, name: this.#name };
    this.#connection?.send('seek', body, undefined, (error) => this.#followUnlessSentAgain(error));
  }

  #findSpeaker(): void {
    if (this.read().view !== 'room') return;
    const speaker = this.#speakerOf(this.#mesh.loudest(), Date.now());
    if (speaker !== this.read().speaker) this.#set({ speaker });
  }

  #sendMedia(): void {
    this.#mesh.sendTracks();
    const { view, participants, selfId } = this.read();
    const flags = this.#media();
    this.#set({
      participants: participants.map((one) => (one.socketId === selfId ? { ...one, ...flags } : one)),
    });
    if (view === 'room') this.#connection?.send('media', flags);
  }

  /** Hosts and those who are approved join at once, others ask to enter. */
  joinOrSeek(isHost: boolean, name: string): void {
    this.#name = name;
    if (isHost || this.read().isApproved) this.#join();
    else this.#seek();
  }

  /** The name that a guest entered before, for the lobby after a rejection. */
  guestName(): string {
    return this.#name;
  }

  #backToLobby(): void {
    this.#set({ view: 'lobby', soughtAt: undefined, position: undefined });
  }

  /** Cancels the request to enter and returns to the lobby. */
  cancel(): void {
    this.#connection?.send('stop-seeking', { code: this.#deps.code });
    this.#backToLobby();
  }

  /** Admits or rejects a seeker, who stays in the list when nothing was decided. */
  decide(socketId: string, isApproved: boolean): void {
    this.#connection?.send('auth', { code: this.#deps.code, socketId, isApproved }, undefined, (error) => {
      const isGone = error?.code === 'not_found' || error?.code === 'conflict';
      if (isGone) this.#set({ seekers: withoutSocket(this.read().seekers, socketId) });
      void alert(error?.message ?? copy.notConnected);
    });
  }

  /** Ends the interview for everybody. */
  close(): void {
    this.#connection?.send('close', { code: this.#deps.code }, undefined, (error) => this.#follow(error));
  }

  turn(kind: Kind): void {
    const { devices } = this.#deps;
    devices.turn(kind, !devices.read()[kind].isOn);
    this.#sendMedia();
  }

  async choose(kind: Kind, id: string): Promise<void> {
    await this.#deps.devices.choose(kind, id);
    this.#sendMedia();
  }

  /** Shares a screen in place of the camera, or stops it. */
  async share(): Promise<void> {
    if (this.#screen) return this.#stopSharing();
    const shared = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => undefined);
    this.#screen = shared?.getVideoTracks()[0];
    if (!this.#screen) return;
    this.#screen.addEventListener('ended', () => this.#stopSharing());
    this.#set({ isSharing: true });
    this.#sendMedia();
  }

  #stopSharing(): void {
    this.#screen?.stop();
    this.#screen = undefined;
    this.#set({ isSharing: false });
    this.#sendMedia();
  }

  screen(): MediaStreamTrack | undefined {
    return this.#screen;
  }

  /** Sends a message to all in the room; returns whether anybody could receive it. */
  sendText(text: string): boolean {
    if (this.#mesh.sendText(text) === 0) return false;
    this.#addMessage(copy.you, text, true);
    return true;
  }

  /** In the room, until it is left or has ended. */
  isInRoom(): boolean {
    const { view, end } = this.read();
    return view === 'room' && !end && !this.#hasLeft;
  }

  leave(): void {
    this.#hasLeft = true;
    clearInterval(this.#speaking);
    removeEventListener('online', this.#restart);
    this.#screen?.stop();
    this.#renewal.stop();
    this.#mesh.close();
    this.#connection?.close();
  }
}
