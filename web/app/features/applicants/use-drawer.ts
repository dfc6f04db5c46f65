import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface DrawerState {
  /** The applicant that is open, by the address (`?a=`). */
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/** Which applicant's drawer is open; it lives in the address, so that Back, reload and sharing keep it. */
export function useDrawer(): DrawerState {
  const [parameters, setParameters] = useSearchParams();
  const openId = parameters.get('a') ?? undefined;
  const set = useCallback(
    (id: string | undefined, isReplacing: boolean) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (id) next.set('a', id);
          else next.delete('a');
          return next;
        },
        { replace: isReplacing, preventScrollReset: true },
      ),
    [setParameters],
  );
  const open = useCallback((id: string) => set(id, openId !== undefined), [set, openId]);
  const close = useCallback(() => set(undefined, false), [set]);
  return { openId, open, close };
}
