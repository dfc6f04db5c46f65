import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/storage/browser-storage.ts';

/** The ids of the recruitments viewed in this browser, latest first; nothing of it is sent anywhere. */
const SEEN = 'ieum.seen';
const MAX = 400;

let text: string | undefined;
let known: ReadonlySet<string> = new Set();

function readSeen(): ReadonlySet<string> {
  const stored = browserStorage.read(SEEN);
  if (stored !== text) {
    text = stored;
    known = new Set(stored?.split(',').filter(Boolean));
  }
  return known;
}

const write = (ids: readonly string[]): void => browserStorage.write(SEEN, ids.join(','));

/** Records that a recruitment was viewed. */
export const markSeen = (id: string): void =>
  write([id, ...[...readSeen()].filter((one) => one !== id)].slice(0, MAX));

/** Deletes all; returns the function that restores them. */
export function clearSeen(): () => void {
  const gone = [...readSeen()];
  write([]);
  return () => write([...new Set([...readSeen(), ...gone])].slice(0, MAX));
}

/**
 * Whether a recruitment was viewed in this browser; false in the server's page, which is the same for
 * everybody.
 */
export const useIsSeen = (id: string): boolean =>
  useSyncExternalStore(
    browserStorage.onChange,
    () => readSeen().has(id),
    () => false,
  );
