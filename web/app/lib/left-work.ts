import { useEffect, useRef } from 'react';
import { readSession } from './session.ts';
import { useSession } from './use-session.ts';

// What was being written when the session ended or the page went stays in this tab, for the same person.

interface Left {
  userId: string;
  work: unknown;
}

const nameOf = (place: string): string => `ieum.left.${place}`;

function read(place: string): Left | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null') as Left | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(place: string, left: Left | undefined): void {
  try {
    if (left) sessionStorage.setItem(nameOf(place), JSON.stringify(left));
    else sessionStorage.removeItem(nameOf(place));
  } catch {
    // A full or forbidden storage only costs what would have come back.
  }
}

/** What this person left here; a form reads it once, as it opens. */
export function readLeftWork<Work>(place: string): Work | undefined {
  const [left, session] = [read(place), readSession()];
  return session.state === 'in' && left?.userId === session.userId ? (left.work as Work) : undefined;
}

/** Keeps what is unsaved when the page goes, or the form because nobody is logged in; what was kept is taken up by now. */
export function useLeftWork(place: () => string, unsaved: () => unknown): void {
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  const latest = useRef({ place, unsaved });
  useEffect(() => {
    latest.current = { place, unsaved };
  });
  useEffect(() => {
    if (!userId) return undefined;
    const form = latest;
    const forget = () => write(form.current.place(), undefined);
    forget();
    const keep = () => {
      const work = form.current.unsaved();
      if (work !== undefined) write(form.current.place(), { userId, work });
    };
    addEventListener('pagehide', keep);
    // A page that the browser brings back whole goes on with what it has.
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', forget);
      if (readSession().state !== 'in') keep();
    };
  }, [userId]);
}
