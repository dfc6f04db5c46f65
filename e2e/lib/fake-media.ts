import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findStoryChromium } from '../../scripts/lib/required-programs.ts';

/** A browser whose camera shows a pattern and whose microphone beeps, without asking for permission. */
export const fakeMedia = {
  executablePath: findStoryChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // Few pictures a second: six browsers share two cores.
    '--use-fake-device-for-media-stream=device-count=3,fps=5',
    '--use-fake-ui-for-media-stream',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

/** Runs in a page: keeps every connection to another browser, so that a story can count what arrives. */
export function keepConnections(): void {
  const made: RTCPeerConnection[] = [];
  Object.assign(globalThis, { madeConnections: made });
  const Original = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      made.push(this);
    }
  };
}

const CHEAP_SOUND = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
const CHEAP_PICTURE = { width: 320, height: 240 };

/** Runs in a page: what it captures costs so little that six browsers can share two cores; no sound is no microphone. */
function captureCheaply([sound, picture]: [object | undefined, object]): void {
  // Absent on pages without encryption.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return;
  const capture = media.getUserMedia.bind(media);
  const cheaper = (wanted: boolean | MediaTrackConstraints | undefined, cheap: object) =>
    wanted ? { ...(typeof wanted === 'object' && wanted), ...cheap } : false;
  media.getUserMedia = ({ audio, video } = {}) =>
    audio && !sound
      ? Promise.reject(new DOMException('none', 'NotFoundError'))
      : capture({ audio: cheaper(audio, sound ?? {}), video: cheaper(video, picture) });
}

/**
 * Runs in a page: the microphone chosen next sounds as steadily as a voice. The browser's own fake one
 * beeps for 20 ms twice a second, which is too short to be recognised as somebody who speaks.
 */
export function soundWithoutPauses(): void {
  const capture = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = (wanted) => {
    if (wanted?.video) return capture(wanted);
    const context = new AudioContext();
    const [tone, microphone] = [context.createOscillator(), context.createMediaStreamDestination()];
    tone.connect(microphone);
    tone.start();
    return Promise.resolve(microphone.stream);
  };
}

/** A page of a browser without camera and microphone, from its next document on. */
export const withoutDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });

interface CountingContext {
  viewport?: { width: number; height: number };
  hasMicrophone?: boolean;
}

/** A context of cheap sound and pictures whose pages count their connections. */
export async function countingContext(
  browser: Browser,
  { viewport = { width: 1280, height: 800 }, hasMicrophone = true }: CountingContext = {},
) {
  const context: BrowserContext = await browser.newContext({ viewport, locale: 'ko-KR' });
  const sound = hasMicrophone ? CHEAP_SOUND : undefined;
  await context.addInitScript(captureCheaply, [sound, CHEAP_PICTURE] as [object | undefined, object]);
  await context.addInitScript(keepConnections);
  return context;
}

/** Runs in a page: the bytes of sound and picture that arrived over each open connection. */
export async function countReceived(): Promise<{ audio: number; video: number }[]> {
  const { madeConnections } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
  const open = madeConnections.filter(({ connectionState }) => connectionState === 'connected');
  return Promise.all(
    open.map(async (connection) => {
      const bytes = { audio: 0, video: 0 };
      for (const report of (await connection.getStats()).values()) {
        const { type, kind, bytesReceived } = report as {
          type: string;
          kind: 'audio' | 'video';
          bytesReceived: number;
        };
        if (type === 'inbound-rtp') bytes[kind] += bytesReceived;
      }
      return bytes;
    }),
  );
}

/** The bytes of sound and picture that arrived over each open connection of a page. */
export const receivedBytes = (page: Page): Promise<{ audio: number; video: number }[]> =>
  page.evaluate(countReceived);
