import { useRef, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';

export interface Busy {
  isBusy: boolean;
  /** Does it, and says why it was rejected; true when it was done. A second call meanwhile does nothing. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** One act at a time that shows how long it takes; `report` says why it was rejected. */
export function useBusy(report: (error: unknown) => unknown = showError): Busy {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run: Busy['run'] = async (act) => {
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
