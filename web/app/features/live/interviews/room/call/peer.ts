import { logProblem } from '../media/log-problem.ts';

/** A message from one browser to another through the server. */
export interface Signal {
  type: 'offer' | 'answer' | 'candidate';
  sdp?: string | undefined;
  candidate?: RTCIceCandidateInit | null | undefined;
}

/** The own tracks that the others receive. */
export interface LocalTracks {
  audio: MediaStreamTrack | undefined;
  video: MediaStreamTrack | undefined;
}

interface PeerDeps {
  iceServers: RTCIceServer[];
  /** Of two offers at once the polite side drops its own. */
  isPolite: boolean;
  tracks: () => LocalTracks;
  send: (signal: Signal) => void;
  onStream: (stream: MediaStream) => void;
  onState: (state: RTCPeerConnectionState) => void;
  onChat: (text: string) => void;
}

/** The time that an interrupted connection has to recover before it looks for another path. */
const RECONNECT_MILLISECONDS = 2500;
const CHAT = { negotiated: true, id: 0 } as const;
/** Size and bit rate of a picture with up to three people, and from the fourth on. */
const QUALITY = {
  high: { maxBitrate: 1_500_000, scaleResolutionDownBy: 1 },
  low: { maxBitrate: 350_000, scaleResolutionDownBy: 2 },
} as const;
type Quality = keyof typeof QUALITY;

/** The part of a connection's statistics about its candidate pairs. */
interface Report extends RTCStats {
  /** Of a pair of candidates. */
  state?: string;
  nominated?: boolean;
  localCandidateId?: string;
  /** Of a candidate. */
  candidateType?: string;
}

/** Whether the pair in use begins at a relay. */
export function isRelayedBy(reports: readonly Report[]): boolean {
  const used = reports.filter(
    ({ type, state, nominated }) => type === 'candidate-pair' && state === 'succeeded' && nominated,
  );
  const relayed = reports.filter(({ candidateType }) => candidateType === 'relay').map(({ id }) => id);
  return used.some(({ localCandidateId = '' }) => relayed.includes(localCandidateId));
}

/**
 * The connection to one other browser, by the pattern of perfect negotiation: the later one offers, and both
 * may offer again when the network changes.
 */
export class Peer {
  readonly #pc: RTCPeerConnection;
  readonly #deps: PeerDeps;
  readonly #stream = new MediaStream();
  readonly #early: RTCIceCandidateInit[] = [];
  #chat: RTCDataChannel | undefined;
  #isCalling = false;
  #isOffering = false;
  #isIgnoring = false;
  #quality: Quality = 'high';
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #taking: Promise<void> = Promise.resolve();

  constructor(deps: PeerDeps) {
    this.#deps = deps;
    this.#pc = new RTCPeerConnection({ iceServers: deps.iceServers });
    this.#listen(this.#pc);
  }

  #listen(pc: RTCPeerConnection): void {
    pc.addEventListener('track', ({ track }) => {
      this.#stream.addTrack(track);
      this.#deps.onStream(this.#stream);
    });
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) this.#deps.send({ type: 'candidate', candidate: candidate.toJSON() });
    });
    pc.addEventListener('negotiationneeded', () => {
      void this.#offer().catch((error: unknown) => logProblem('an offer failed', error));
    });
    pc.addEventListener('connectionstatechange', () => this.#followState(pc.connectionState));
  }

  #followState(state: RTCPeerConnectionState): void {
    this.#deps.onState(state);
    clearTimeout(this.#waiting);
    if (state === 'connected') void this.#limit();
    if (state === 'failed') this.#pc.restartIce();
    if (state === 'disconnected')
      this.#waiting = setTimeout(() => this.#pc.restartIce(), RECONNECT_MILLISECONDS);
  }

  #openChat(): void {
    this.#chat = this.#pc.createDataChannel('chat', CHAT);
    this.#chat.addEventListener('message', ({ data }) => this.#deps.onChat(String(data)));
  }

  #senderOf(kind: 'audio' | 'video'): RTCRtpSender | undefined {
    return this.#pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
  }

  async #limit(): Promise<void> {
    const sender = this.#senderOf('video');
    const parameters = sender?.getParameters();
    if (!sender || !parameters?.encodings?.[0]) return;
    Object.assign(parameters.encodings[0], QUALITY[this.#quality]);
    await sender.setParameters(parameters).catch(() => undefined);
  }

  async #describeOwn(type: 'offer' | 'answer'): Promise<void> {
    await this.#pc.setLocalDescription();
    const { localDescription: made } = this.#pc;
    if (made) this.#deps.send({ type, sdp: made.sdp });
  }

  async #offer(): Promise<void> {
    this.#isOffering = true;
    try {
      await this.#describeOwn('offer');
    } finally {
      this.#isOffering = false;
    }
  }

  async #describe({ type, sdp = '' }: Signal): Promise<void> {
    const isOffer = type === 'offer';
    const isBusy = this.#isOffering || this.#pc.signalingState !== 'stable' || this.isUnanswered();
    const isGlare = isOffer && isBusy;
    this.#isIgnoring = !this.#deps.isPolite && isGlare;
    if (this.#isIgnoring || type === 'candidate') return;
    await this.#pc.setRemoteDescription({ type, sdp });
    for (const candidate of this.#early.splice(0)) await this.#pc.addIceCandidate(candidate);
    if (!isOffer) return;
    for (const transceiver of this.#pc.getTransceivers()) transceiver.direction = 'sendrecv';
    if (!this.#chat) this.#openChat();
    await this.sendTracks();
    await this.#describeOwn('answer');
  }

  async #addCandidate({ candidate }: Signal): Promise<void> {
    // Candidates of an offer that was ignored are of no use.
    if (!candidate || this.#isIgnoring) return;
    if (!this.#pc.remoteDescription) return void this.#early.push(candidate);
    await this.#pc.addIceCandidate(candidate);
  }

  /** Begins the connection; the other side answers. */
  call(): void {
    this.#isCalling = true;
    const { audio, video } = this.#deps.tracks();
    this.#pc.addTransceiver(audio ?? 'audio', { direction: 'sendrecv' });
    this.#pc.addTransceiver(video ?? 'video', { direction: 'sendrecv' });
    this.#openChat();
  }

  /** Whether this side has called and the other has not answered. */
  isUnanswered(): boolean {
    return this.#isCalling && !this.#pc.remoteDescription;
  }

  /** Uses signals one after the other. */
  take(signal: Signal): Promise<void> {
    const use = () => (signal.type === 'candidate' ? this.#addCandidate(signal) : this.#describe(signal));
    this.#taking = this.#taking.then(use, use);
    return this.#taking;
  }

  /** Sends the present tracks in place of the previous ones. */
  async sendTracks(): Promise<void> {
    const { audio, video } = this.#deps.tracks();
    await this.#senderOf('audio')?.replaceTrack(audio ?? null);
    await this.#senderOf('video')?.replaceTrack(video ?? null);
  }

  setQuality(quality: Quality): Promise<void> {
    this.#quality = quality;
    return this.#limit();
  }

  /** Sends a message; returns whether it could. */
  sendText(text: string): boolean {
    if (this.#chat?.readyState !== 'open') return false;
    this.#chat.send(text);
    return true;
  }

  /** How loud the other side is, from 0 to 1. */
  loudness(): number {
    const levels = this.#pc
      .getReceivers()
      .filter(({ track }) => track.kind === 'audio')
      .map((receiver) => receiver.getSynchronizationSources?.()[0]?.audioLevel ?? 0);
    return Math.max(0, ...levels);
  }

  /** Uses new credentials of the relay; a path through the relay is replaced by one with them. */
  async renew(iceServers: RTCIceServer[]): Promise<void> {
    this.#pc.setConfiguration({ iceServers });
    if (await this.#isRelayed()) this.#pc.restartIce();
  }

  /** Whether the connection passes a relay on this side. */
  async #isRelayed(): Promise<boolean> {
    const reports: RTCStats[] = [];
    (await this.#pc.getStats()).forEach((report: RTCStats) => reports.push(report));
    return isRelayedBy(reports as readonly Report[]);
  }

  restart(): void {
    this.#pc.restartIce();
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#pc.close();
  }
}
