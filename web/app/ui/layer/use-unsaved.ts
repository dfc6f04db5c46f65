import { useCallback, useRef } from 'react';
import { confirmLeaving, useLeaveGuard } from './use-leave-guard.ts';

const nothingToFlush = async () => undefined;

export interface Unsaved {
  /** Asks before what is typed is given up; true when nothing is typed or the person gives it up. */
  mayClose: () => Promise<boolean>;
  /** Said when it is saved, before the form goes; `false` takes it back. */
  setDone: (isDone: boolean) => void;
}

/** Keeps what is typed in a sheet or a panel: neither leaves without being asked about. */
export function useUnsaved(isDirty: boolean): Unsaved {
  const isDone = useRef(false);
  const hasUnsaved = useCallback(() => isDirty && !isDone.current, [isDirty]);
  useLeaveGuard({ hasUnsaved, flush: nothingToFlush });
  return {
    mayClose: async () => !hasUnsaved() || confirmLeaving(),
    setDone: (is) => {
      isDone.current = is;
    },
  };
}
