import { useEffect, useReducer } from 'react';

const SECOND = 1000;

const secondsTo = (end: number | undefined): number =>
  end === undefined ? 0 : Math.max(0, Math.ceil((end - Date.now()) / SECOND));

/** The whole seconds until a moment in milliseconds, updated each second; 0 once it is reached. */
export function useCountdown(end: number | undefined): number {
  const [, count] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (secondsTo(end) === 0) return undefined;
    const timer = setInterval(() => {
      count();
      if (secondsTo(end) === 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return secondsTo(end);
}
