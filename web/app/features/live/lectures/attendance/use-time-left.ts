import { useEffect, useState } from 'react';
import { twoDigits } from '#lib/format/two-digits.ts';

const SECOND = 1000;

/** Counts down from a number of seconds, by this machine's clock alone; `0:42`, undefined once it is over. */
export function useTimeLeft(seconds: number): string | undefined {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * SECOND;
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND)));
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [seconds]);
  return left > 0 ? `${Math.floor(left / 60)}:${twoDigits(left % 60)}` : undefined;
}
