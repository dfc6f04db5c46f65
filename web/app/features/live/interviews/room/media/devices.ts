import { createStore } from '#lib/store/store.ts';
import { logProblem } from './log.ts';

export type Kind = 'audio' | 'video';
/** Why a device cannot be used. */
export type Problem = 'blocked' | 'missing' | 'busy' | 'insecure';

/** One kind of device: what it captures, whether it is on, and why it cannot be used. */
export interface Device {
  track: MediaStreamTrack | undefined;
  isOn: boolean;
  problem: Problem | undefined;
  chosen: string;
}

export interface DevicesState {
  isReady: boolean;
  audio: Device;
  video: Device;
  found: readonly MediaDeviceInfo[];
  speaker: string;
}

const none: Device = { track: undefined, isOn: true, problem: undefined, chosen: '' };
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

/** One track, or why there is none; a failure is logged and closes no door. */
async function capture(kind: Kind, deviceId: string): Promise<Pick<Device, 'track' | 'problem'>> {
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

/** The camera, the microphone and the speaker of this browser, for the door and for the room. */
export function createDevices() {
  const store = createStore(nothing);
  let isClosed = false;
  const set = (part: Partial<DevicesState>) => store.change({ ...store.read(), ...part });
  const setKind = (kind: Kind, part: Partial<Device>) => set({ [kind]: { ...store.read()[kind], ...part } });

  async function list() {
    const found = await navigator.mediaDevices?.enumerateDevices?.().catch(() => []);
    set({ found: found ?? [] });
  }

  async function take(kind: Kind, chosen: string) {
    const { track: before, isOn } = store.read()[kind];
    const { track, problem } = await capture(kind, chosen);
    if (isClosed) return track?.stop();
    before?.stop();
    if (track) {
      track.enabled = isOn;
      track.addEventListener('ended', () => setKind(kind, { track: undefined, problem: 'busy' }));
    }
    setKind(kind, { track, problem, chosen });
  }

  /** A device that is plugged in or out during the call. */
  const listAgain = () => void list();

  return {
    read: store.read,
    onChange: store.onChange,
    open: async () => {
      navigator.mediaDevices?.addEventListener?.('devicechange', listAgain);
      // One after the other: some browsers reject the second of two requests at once.
      await take('audio', '');
      await take('video', '');
      await list();
      if (!isClosed) set({ isReady: true });
    },
    choose: async (kind: Kind, deviceId: string) => {
      await take(kind, deviceId);
      await list();
    },
    chooseSpeaker: (speaker: string) => set({ speaker }),
    turn: (kind: Kind, isOn: boolean) => {
      const { track } = store.read()[kind];
      if (track) track.enabled = isOn;
      setKind(kind, { isOn });
    },
    retry: (kind: Kind) => take(kind, store.read()[kind].chosen),
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
