import { useCallback, useEffect, useRef } from 'react';
import { askLeave } from './ask-leave.ts';

/** ✕ and the button beside the leading one: both ask about what is typed, then both lead to the same place. */
export function useGivingUp(leave: () => void) {
  const isTyped = useRef(false);
  const onTyped = useCallback((is: boolean) => {
    isTyped.current = is;
  }, []);
  const giveUp = async (): Promise<void> => {
    if (!isTyped.current || (await askLeave())) leave();
  };
  return { giveUp, onTyped };
}

/** Reports whether something is typed into a step, for as long as the step is shown. */
export function useReportTyped(isTyped: boolean, onTyped: (isTyped: boolean) => void): void {
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
}
