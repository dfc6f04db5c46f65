import { onLogout } from '#lib/session/session.ts';
import { createListeners } from '#lib/store/store.ts';

/** The target of a heart: a recruitment or a company (wire spelling of the type). */
export type BookmarkKind = 'RECRUITMENT' | 'USER_COMPNY';

const listeners = createListeners();
/** The shown state, by kind and id. */
const shown = new Map<string, boolean>();

export const keyOf = (kind: BookmarkKind, id: string): string => `${kind} ${id}`;

/** Whether the state of this heart is known. */
export const isKnown = (key: string): boolean => shown.has(key);

/** Fills or empties a heart on the screen. */
export function showBookmark(key: string, isBookmarkedNow: boolean): void {
  shown.set(key, isBookmarkedNow);
  listeners.notify();
}

/** Subscribes to changes; returns the function that unsubscribes. */
export const onBookmarksChange = listeners.subscribe;

/** Whether this heart is filled; false while it is not known. */
export const isBookmarked = (kind: BookmarkKind, id: string): boolean => shown.get(keyOf(kind, id)) ?? false;

// Hearts belong to the logged-in person.
onLogout(() => {
  shown.clear();
  listeners.notify();
});
