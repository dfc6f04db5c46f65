import { RECENT } from './recent-note.ts';

/** A posting this browser has opened, with what its card shows; nothing of it is sent anywhere. */
export interface RecentPosting {
  id: string;
  subject: string;
  company: string;
  logo: string | null;
  /** The end of applications; null for a posting without one. */
  endsAt: string | null;
}

const MOST = 12;
const NOTHING: readonly RecentPosting[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; postings: readonly RecentPosting[] } | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

function isPosting(value: unknown): value is RecentPosting {
  if (typeof value !== 'object' || value === null) return false;
  const { id, subject, company, logo, endsAt } = value as Record<string, unknown>;
  return [id, subject, company].every(isText) && [logo, endsAt].every((one) => one === null || isText(one));
}

function parse(text: string | null): readonly RecentPosting[] {
  if (!text) return NOTHING;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPosting).slice(0, MOST) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The postings opened here, the latest first; none where the browser keeps nothing. */
export function readRecent(): readonly RecentPosting[] {
  let text: string | null;
  try {
    text = localStorage.getItem(RECENT);
  } catch {
    return known?.postings ?? NOTHING;
  }
  if (known?.text !== text) known = { text, postings: parse(text) };
  return known.postings;
}

function write(postings: readonly RecentPosting[]): void {
  const text = postings.length > 0 ? JSON.stringify(postings) : null;
  try {
    if (text) localStorage.setItem(RECENT, text);
    else localStorage.removeItem(RECENT);
  } catch {
    // A private window forgets with this page.
  }
  known = { text, postings };
  for (const listener of listeners) listener();
}

/** Puts a posting in front of the others. */
export const remember = (posting: RecentPosting): void =>
  write([posting, ...readRecent().filter(({ id }) => id !== posting.id)].slice(0, MOST));

/** Forgets them all; gives them back for an undo. */
export function forgetRecent(): readonly RecentPosting[] {
  const postings = readRecent();
  write(NOTHING);
  return postings;
}

/** Takes back what was forgotten; what was opened since stays in front. */
export const restoreRecent = (postings: readonly RecentPosting[]): void =>
  write(
    [...readRecent(), ...postings.filter(({ id }) => readRecent().every((one) => one.id !== id))].slice(
      0,
      MOST,
    ),
  );

/** Tells of every change, of other tabs too; gives the function that stops it. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
