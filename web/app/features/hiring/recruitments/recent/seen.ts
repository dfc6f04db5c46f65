import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/storage/browser-storage.ts';

/** The ids of the recruitments opened in this browser, the latest first; nothing of it is sent anywhere. */
const SEEN = 'ieum.seen';
const MOST = 400;

let text: string | undefined;
let known: ReadonlySet<string> = new Set();

function readSeen(): ReadonlySet<string> {
  const kept = browserStorage.read(SEEN);
  if (kept !== text) {
    text = kept;
    known = new Set(kept?.split(',').filter(Boolean));
  }
  return known;
}

const write = (ids: readonly string[]): void => browserStorage.write(SEEN, ids.join(','));

/** Notes that a recruitment was opened. */
export const markSeen = (id: string): void =>
  write([id, ...[...readSeen()].filter((one) => one !== id)].slice(0, MOST));

/** Forgets them all; gives the function that takes it back. */
export function clearSeen(): () => void {
  const gone = [...readSeen()];
  write([]);
  return () => write([...new Set([...readSeen(), ...gone])].slice(0, MOST));
}

/** Whether a recruitment was opened here before; the server's page knows nothing of it, so that it is the same for all. */
export const useIsSeen = (id: string): boolean =>
  useSyncExternalStore(
    browserStorage.onChange,
    () => readSeen().has(id),
    () => false,
  );
