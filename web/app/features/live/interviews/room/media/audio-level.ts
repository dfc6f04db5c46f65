import { useEffect, useState } from 'react';

const EVERY_MILLISECONDS = 120;

/** How loud a microphone is, from 0 to 1, several times a second. */
export function useAudioLevel(track: MediaStreamTrack | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      setLevel(Math.min(1, loudnessOf(samples) * 4));
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}

/** The root of the mean square of samples around 128. */
export function loudnessOf(samples: Uint8Array): number {
  const sum = samples.reduce((total, sample) => total + ((sample - 128) / 128) ** 2, 0);
  return Math.sqrt(sum / Math.max(1, samples.length));
}
