import { useRef, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';

export interface BusyAction {
  isBusy: boolean;
  /**
   * Runs the action and shows why it was rejected; true when it was done. A second call meanwhile does
   * nothing.
   */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** One action at a time with its progress; `report` shows why it was rejected. */
export function useBusy(report: (error: unknown) => unknown = showError): BusyAction {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run: BusyAction['run'] = async (act) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      await report(error);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
