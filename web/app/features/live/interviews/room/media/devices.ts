import { createStore } from '#lib/store/store.ts';
import { logProblem } from './log-problem.ts';

export type Kind = 'audio' | 'video';
/** Why a device cannot be used. */
export type Problem = 'blocked' | 'missing' | 'busy' | 'insecure';

/** One kind of device: what it captures, whether it is on, and why it cannot be used. */
export interface Device {
  track: MediaStreamTrack | undefined;
  isOn: boolean;
  problem: Problem | undefined;
  chosen: string;
  /** The reason why another device, chosen last, could not be used; this one stays in use. */
  rejected: Problem | undefined;
}

export interface DevicesState {
  isReady: boolean;
  audio: Device;
  video: Device;
  found: readonly MediaDeviceInfo[];
  speaker: string;
}

const none: Device = { track: undefined, isOn: true, problem: undefined, chosen: '', rejected: undefined };
const nothing: DevicesState = { isReady: false, audio: none, video: none, found: [], speaker: '' };
const BLOCKED = new Set(['NotAllowedError', 'SecurityError', 'PermissionDeniedError']);
const MISSING = new Set(['NotFoundError', 'OverconstrainedError', 'DevicesNotFoundError']);

function problemOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  if (BLOCKED.has(name)) return 'blocked';
  return MISSING.has(name) ? 'missing' : 'busy';
}

const wanted = (kind: Kind, deviceId: string): MediaTrackConstraints => ({
  ...(deviceId && { deviceId: { exact: deviceId } }),
  ...(kind === 'audio'
    ? { echoCancellation: true, noiseSuppression: true }
    : { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } }),
});

type CapturedTrack = Pick<Device, 'track' | 'problem'>;
/** The device in use after a choice. */
type ChosenDevice = Pick<Device, 'track' | 'problem' | 'chosen' | 'rejected'>;

/** One track, or why there is none; a failure is logged and prevents nobody from joining. */
async function capture(kind: Kind, deviceId: string): Promise<CapturedTrack> {
  // Absent on pages without encryption.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return { track: undefined, problem: 'insecure' };
  try {
    const stream = await media.getUserMedia({ [kind]: wanted(kind, deviceId) });
    return { track: stream.getTracks()[0], problem: undefined };
  } catch (error) {
    logProblem(`the ${kind} device cannot be used`, error);
    return { track: undefined, problem: problemOf(error) };
  }
}

const isRunning = (track: MediaStreamTrack | undefined): boolean => track?.readyState === 'live';

/**
 * Replaces the used device by another; the previous one stays where the new one fails. It is stopped once
 * there is another one; where both cannot be open at once, as on telephones, it is stopped first and opened
 * again.
 */
async function replace(kind: Kind, before: Device, chosen: string): Promise<ChosenDevice> {
  const first = await capture(kind, chosen);
  if (first.track || !before.track) {
    before.track?.stop();
    return { ...first, chosen, rejected: undefined };
  }
  const stored = { track: before.track, problem: undefined, chosen: before.chosen, rejected: first.problem };
  if (first.problem !== 'busy' && isRunning(before.track)) return stored;
  before.track.stop();
  const second = first.problem === 'busy' ? await capture(kind, chosen) : first;
  if (second.track) return { ...second, chosen, rejected: undefined };
  return { ...(await capture(kind, before.chosen)), chosen: before.chosen, rejected: second.problem };
}

async function findAll(): Promise<readonly MediaDeviceInfo[]> {
  return (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
}

/** Runs one action after the other. */
function createQueue() {
  let last = Promise.resolve();
  return (act: () => Promise<void>): Promise<void> => {
    last = last.then(act);
    return last;
  };
}

/** The camera, the microphone and the speaker of this browser, for the lobby and for the room. */
export function createDevices() {
  const store = createStore(nothing);
  let isClosed = false;
  const set = (part: Partial<DevicesState>) => store.change({ ...store.read(), ...part });
  const setKind = (kind: Kind, part: Partial<Device>) => set({ [kind]: { ...store.read()[kind], ...part } });

  const list = async () => set({ found: await findAll() });

  async function take(kind: Kind, chosen: string) {
    const before = store.read()[kind];
    const taken = await replace(kind, before, chosen);
    const { track } = taken;
    if (isClosed) return track?.stop();
    const onEnded = () => {
      if (store.read()[kind].track === track) setKind(kind, { track: undefined, problem: 'busy' });
    };
    if (track && track !== before.track) track.addEventListener('ended', onEnded);
    // It may have been turned off meanwhile.
    if (track) track.enabled = store.read()[kind].isOn;
    setKind(kind, taken);
  }

  // One choice after the other, so that each has the device that it replaces.
  const serially = createQueue();
  const choose = (kind: Kind, chosen: () => string) => serially(() => take(kind, chosen()));

  /** A device that is plugged in or out during the call. */
  const listAgain = () => void list();

  return {
    read: store.read,
    onChange: store.onChange,
    open: async () => {
      navigator.mediaDevices?.addEventListener?.('devicechange', listAgain);
      // One after the other: some browsers reject the second of two requests at once.
      await choose('audio', () => '');
      await choose('video', () => '');
      await list();
      if (!isClosed) set({ isReady: true });
    },
    choose: async (kind: Kind, deviceId: string) => {
      await choose(kind, () => deviceId);
      await list();
    },
    chooseSpeaker: (speaker: string) => set({ speaker }),
    turn: (kind: Kind, isOn: boolean) => {
      const { track } = store.read()[kind];
      if (track) track.enabled = isOn;
      setKind(kind, { isOn });
    },
    retry: (kind: Kind) => choose(kind, () => store.read()[kind].chosen),
    close: () => {
      isClosed = true;
      navigator.mediaDevices?.removeEventListener?.('devicechange', listAgain);
      store.read().audio.track?.stop();
      store.read().video.track?.stop();
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;

/** Whether a device is on and works. */
export const isLive = ({ track, isOn }: Device): boolean => track !== undefined && isOn;
