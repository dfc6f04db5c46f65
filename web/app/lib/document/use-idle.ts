import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** Whether the page is painted and idle: for parts that are not urgent. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) setIdle(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
