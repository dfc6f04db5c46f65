import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated when it changes; only for parts that are never rendered on the
 * server.
 */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
