import { useCallback, useSyncExternalStore } from 'react';

const no = () => false;

/** Whether a media query matches, updated when it changes; false on the server. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches, no);
}
