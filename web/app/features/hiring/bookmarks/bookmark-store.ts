import { onLogout } from '#lib/session/session.ts';
import { createListeners } from '#lib/store/store.ts';

/** The target of a bookmark: a recruitment or a company (wire spelling of the type). */
export type BookmarkKind = 'RECRUITMENT' | 'USER_COMPNY';

const listeners = createListeners();
/** The shown state, by kind and id. */
const shown = new Map<string, boolean>();

export const keyOf = (kind: BookmarkKind, id: string): string => `${kind} ${id}`;

/** Whether the state of this bookmark is known. */
export const isKnown = (key: string): boolean => shown.has(key);

/** Shows a bookmark as set or not. */
export function showBookmark(key: string, isBookmarkedNow: boolean): void {
  shown.set(key, isBookmarkedNow);
  listeners.notify();
}

/** Subscribes to changes; returns the function that unsubscribes. */
export const onBookmarksChange = listeners.subscribe;

/** Whether this bookmark is set; false while it is not known. */
export const isBookmarked = (kind: BookmarkKind, id: string): boolean => shown.get(keyOf(kind, id)) ?? false;

// Bookmarks belong to the logged-in person.
onLogout(() => {
  shown.clear();
  listeners.notify();
});
