import { useEffect, useRef } from 'react';
import { readSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { tabStorage } from './browser-storage.ts';

// What was being written when the session ended or the page went stays in this tab, for the same person.

interface Left {
  userId: string;
  work: unknown;
}

const nameOf = (place: string): string => `ieum.left.${place}`;

/** Keeps a person's work at a place of this tab; undefined forgets it. */
export const keepDraft = (place: string, userId: string, work: unknown): void =>
  tabStorage.writeJson(nameOf(place), work === undefined ? undefined : ({ userId, work } satisfies Left));

/** What this person kept at a place of this tab. */
export function readDraft<Work>(place: string, userId: string): Work | undefined {
  const left = tabStorage.readJson(nameOf(place)) as Left | null | undefined;
  return left?.userId === userId ? (left.work as Work) : undefined;
}

/** What this person left here; a form reads it once, as it opens. */
export function readUnsavedDraft<Work>(place: string): Work | undefined {
  const session = readSession();
  return session.state === 'in' ? readDraft<Work>(place, session.userId) : undefined;
}

/** Keeps what is unsaved when the page goes, or the form because nobody is logged in; what was kept is taken up by now. */
export function useUnsavedDraft(place: () => string, unsaved: () => unknown): void {
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  const latest = useRef({ place, unsaved });
  useEffect(() => {
    latest.current = { place, unsaved };
  });
  useEffect(() => {
    if (!userId) return undefined;
    const form = latest;
    const evict = () => keepDraft(form.current.place(), userId, undefined);
    evict();
    const keep = () => keepDraft(form.current.place(), userId, form.current.unsaved());
    addEventListener('pagehide', keep);
    // A page that the browser brings back whole goes on with what it has.
    addEventListener('pageshow', evict);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', evict);
      if (readSession().state !== 'in') keep();
    };
  }, [userId]);
}
