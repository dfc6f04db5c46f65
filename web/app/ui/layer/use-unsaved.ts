import { useCallback, useRef } from 'react';
import { confirmLeaving, useLeaveGuard } from './use-leave-guard.ts';

export interface UnsavedGuard {
  /** Asks before input is discarded; true when there is none or the person confirms. */
  mayClose: () => Promise<boolean>;
  /** Called when it is saved, before the form closes; `false` reverts it. */
  setDone: (isDone: boolean) => void;
}

/** Protects the input of a sheet or a panel: neither closes without a confirmation. */
export function useUnsaved(isDirty: boolean): UnsavedGuard {
  const isDone = useRef(false);
  const hasUnsaved = useCallback(() => isDirty && !isDone.current, [isDirty]);
  useLeaveGuard({ hasUnsaved });
  return {
    mayClose: async () => !hasUnsaved() || confirmLeaving(),
    setDone: (is) => {
      isDone.current = is;
    },
  };
}
