import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '#lib/storage/browser-storage.ts';
import { readStored } from '#lib/storage/tab-storage.ts';

// A code that was sent can still be entered after a reload of this tab, in the visit that requested it.

export type CodePlace = 'join' | 'username' | 'password';

export interface SentCode<About> {
  /** The values that the code was requested for; another number needs another code. */
  about: About;
  /** Its expiry in milliseconds of this machine's clock. */
  end: number;
}

interface StoredCode<About> {
  sent: SentCode<About>;
  session: string | undefined;
}

const nameOf = (place: CodePlace): string => `ieum.code.${place}`;

function parse<About>(text: string | undefined): SentCode<About> | undefined {
  if (text === undefined) return undefined;
  const { sent, session } = JSON.parse(text) as StoredCode<About>;
  return session === readStored('session') ? sent : undefined;
}

/** Stores the data of a sent code in this tab; undefined deletes it. */
export function storeSentCode<About>(place: CodePlace, sent: SentCode<About> | undefined): void {
  const stored = sent && ({ sent, session: readStored('session') } satisfies StoredCode<About>);
  tabStorage.writeJson(nameOf(place), stored);
}

/** The code that was sent for a form, also before a reload; the server renders every page without one. */
export function useSentCode<About>(place: CodePlace) {
  const stored = useSyncExternalStore(
    tabStorage.onChange,
    () => tabStorage.read(nameOf(place)),
    () => undefined,
  );
  const sent = useMemo(() => parse<About>(stored), [stored]);
  const change = useCallback((next: SentCode<About> | undefined) => storeSentCode(place, next), [place]);
  return [sent, change] as const;
}
