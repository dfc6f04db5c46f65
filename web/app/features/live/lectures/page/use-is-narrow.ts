import { useSyncExternalStore } from 'react';

const NARROW = '(width < 64em)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is no space for the chat beside the player; false on the server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
