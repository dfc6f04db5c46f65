const SECONDS = 0.6;
const HERTZ = 523;

/** Plays a short tone through a speaker; browsers that choose speakers themselves use theirs. */
export async function playTone(player: HTMLAudioElement | null, speaker: string): Promise<void> {
  if (!player) return;
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.value = 0.2;
  tone.frequency.value = HERTZ;
  tone.connect(volume).connect(output);
  player.srcObject = output.stream;
  await setSpeaker(player, speaker);
  tone.start();
  await player.play().catch(() => undefined);
  tone.stop(context.currentTime + SECONDS);
  setTimeout(() => void context.close(), (SECONDS + 0.2) * 1000);
}

/** Sends the sound of an element to a speaker, where the browser lets pages choose one. */
export async function setSpeaker(player: HTMLMediaElement, speaker: string): Promise<void> {
  const choosing = player as HTMLMediaElement & { setSinkId?: (id: string) => Promise<void> };
  await choosing.setSinkId?.(speaker).catch(() => undefined);
}
