import { useCallback } from 'react';
import { useQueryParam } from '../filters/use-query-param.ts';

export interface DrawerState {
  /** The opened applicant, by the address (`?a=`). */
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/** Which applicant's drawer is open; it is in the address, so that Back, reload and sharing restore it. */
export function useDrawer(): DrawerState {
  const [openId, set] = useQueryParam('a');
  const isOpen = openId !== undefined;
  const open = useCallback((id: string) => set(id, isOpen), [set, isOpen]);
  const close = useCallback(() => set(undefined), [set]);
  return { openId, open, close };
}
