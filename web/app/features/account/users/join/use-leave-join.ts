import { useCallback, useEffect, useRef } from 'react';
import { confirmLeaving } from './confirm-leaving.ts';

/**
 * Leaves the sign-up by ✕ or by the button beside the primary one: asks for confirmation when something was
 * typed, then opens the same page.
 */
export function useLeaveJoin(leave: () => void) {
  const isTyped = useRef(false);
  const onTyped = useCallback((is: boolean) => {
    isTyped.current = is;
  }, []);
  const confirmAndLeave = async (): Promise<void> => {
    if (!isTyped.current || (await confirmLeaving())) leave();
  };
  return { giveUp: confirmAndLeave, onTyped };
}

/** Reports whether a step has input, for as long as the step is shown. */
export function useReportTyped(isTyped: boolean, onTyped: (isTyped: boolean) => void): void {
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
}
