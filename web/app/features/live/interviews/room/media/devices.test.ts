import { beforeEach, expect, test, vi } from 'vitest';
import { createDevices } from './devices.ts';

/** A track that is live until it is stopped. */
class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  stop() {
    this.readyState = 'ended';
  }
}

const failing = (name: string) => Object.assign(new Error(name), { name });
/** All tracks that were opened. */
let opened: Track[];
/** Why a camera cannot be opened; undefined where it can. */
let failureOf: (id: string) => string | undefined;
const isRunning = (name: string) => opened.some((one) => one.name === name && one.readyState === 'live');

beforeEach(() => {
  opened = [];
  failureOf = () => undefined;
  vi.spyOn(console, 'warn').mockReturnValue();
  const getUserMedia = async ({ audio, video }: Record<string, { deviceId?: { exact: string } }>) => {
    const id = (video ?? audio)?.deviceId?.exact ?? 'standard';
    const failure = video && failureOf(id);
    if (failure) throw failing(failure);
    const track = new Track(video ? id : 'microphone');
    opened.push(track);
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } });
});

async function open() {
  const devices = createDevices();
  await devices.open();
  await devices.choose('video', 'front');
  const camera = () => {
    const { track, ...video } = devices.read().video;
    return { ...video, track: track as unknown as Track | undefined };
  };
  return { devices, camera };
}

test('another camera replaces the one before, which is stopped once the other one runs', async () => {
  const { devices, camera } = await open();
  let wasRunning;
  failureOf = () => void (wasRunning = isRunning('front'));
  await devices.choose('video', 'back');
  expect(camera()).toMatchObject({ chosen: 'back', track: { name: 'back', readyState: 'live' } });
  expect([wasRunning, isRunning('front')]).toEqual([true, false]);
});

test.each([
  ['NotAllowedError', 'blocked'],
  ['OverconstrainedError', 'missing'],
])('after %s the camera in use goes on, untouched', async (failure, rejected) => {
  const { devices, camera } = await open();
  const { track } = camera();
  failureOf = () => failure;
  await devices.choose('video', 'back');
  expect(camera()).toMatchObject({ chosen: 'front', problem: undefined, rejected });
  expect(camera().track).toBe(track);
  expect(track?.readyState).toBe('live');
  failureOf = () => undefined;
  await devices.choose('video', 'back');
  expect(camera()).toMatchObject({ chosen: 'back', rejected: undefined });
});

test('a camera that opens only once the one before is stopped is used', async () => {
  const { devices, camera } = await open();
  failureOf = () => (isRunning('front') ? 'NotReadableError' : undefined);
  await devices.choose('video', 'back');
  expect(camera()).toMatchObject({ chosen: 'back', problem: undefined, track: { name: 'back' } });
});

test('where that fails too, the camera before is opened again', async () => {
  const { devices, camera } = await open();
  failureOf = (id) => (id === 'back' ? 'NotReadableError' : undefined);
  await devices.choose('video', 'back');
  expect(camera()).toMatchObject({
    chosen: 'front',
    problem: undefined,
    rejected: 'busy',
    track: { name: 'front', readyState: 'live' },
  });
});

test('two choices at once leave one camera running, turned off where it was turned off meanwhile', async () => {
  const { devices, camera } = await open();
  const choices = [devices.choose('video', 'back'), devices.choose('video', 'side')];
  devices.turn('video', false);
  await Promise.all(choices);
  expect(camera()).toMatchObject({ chosen: 'side', track: { name: 'side', enabled: false } });
  expect(
    opened.filter(({ name, readyState }) => name !== 'microphone' && readyState === 'live'),
  ).toHaveLength(1);
});
