import { useEffect, useRef } from 'react';
import { readSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { tabStorage } from './browser-storage.ts';

// Unsaved input at the end of the session or the page stays in this tab, for the same person.

interface StoredDraft {
  userId: string;
  work: unknown;
}

const nameOf = (draftKey: string): string => `ieum.left.${draftKey}`;

/** Stores a person's input under a key of this tab; undefined removes it. */
export const storeDraft = (draftKey: string, userId: string, work: unknown): void =>
  tabStorage.writeJson(
    nameOf(draftKey),
    work === undefined ? undefined : ({ userId, work } satisfies StoredDraft),
  );

/** This person's stored input under a key of this tab. */
export function readDraft<Work>(draftKey: string, userId: string): Work | undefined {
  const left = tabStorage.readJson(nameOf(draftKey)) as StoredDraft | null | undefined;
  return left?.userId === userId ? (left.work as Work) : undefined;
}

/** This person's stored input, which a form reads once when it opens. */
export function readUnsavedDraft<Work>(draftKey: string): Work | undefined {
  const session = readSession();
  return session.state === 'in' ? readDraft<Work>(draftKey, session.userId) : undefined;
}

/**
 * Stores unsaved input when the page is unloaded, or when the form is removed because nobody is logged
 * in; earlier input has been restored by now.
 */
export function useUnsavedDraft(draftKey: () => string, unsaved: () => unknown): void {
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  const latest = useRef({ draftKey, unsaved });
  useEffect(() => {
    latest.current = { draftKey, unsaved };
  });
  useEffect(() => {
    if (!userId) return undefined;
    const form = latest;
    const removeDraft = () => storeDraft(form.current.draftKey(), userId, undefined);
    removeDraft();
    const store = () => storeDraft(form.current.draftKey(), userId, form.current.unsaved());
    addEventListener('pagehide', store);
    // A page that the browser restores continues with its own state.
    addEventListener('pageshow', removeDraft);
    return () => {
      removeEventListener('pagehide', store);
      removeEventListener('pageshow', removeDraft);
      if (readSession().state !== 'in') store();
    };
  }, [userId]);
}
