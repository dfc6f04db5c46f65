import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { httpCopy } from '#lib/api/http-copy.ts';
import { readPreview } from '#lib/document/preview.ts';
import { importWithRetry } from '#lib/document/import-with-retry.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { toast } from '#ui/toast/toasts.ts';
import { isBookmarked, onBookmarksChange, type BookmarkKind } from './bookmark-store.ts';

const loadCalls = () => import('./bookmark-calls.ts');
/** The calls about bookmarks, which only members need, for work in the background. */
export const bookmarkCalls = () => importWithRetry(loadCalls);

const no = () => false;

/** Whether a bookmark is set; every card of the same recruitment is updated by a press. */
export const useIsBookmarked = (kind: BookmarkKind, id: string): boolean =>
  useSyncExternalStore(onBookmarksChange, () => isBookmarked(kind, id), no);

/**
 * The ids of these that are bookmarked; a list of bookmarks removes a row when its bookmark is removed and
 * restores it by undo.
 */
export function useBookmarkedAmong(kind: BookmarkKind, ids: readonly string[]): ReadonlySet<string> {
  const read = () => ids.filter((id) => isBookmarked(kind, id)).join(',');
  const bookmarked = useSyncExternalStore(onBookmarksChange, read, () => '');
  return useMemo(() => new Set(bookmarked.split(',')), [bookmarked]);
}

/** Loads after hydration which of the shown ones the member bookmarked; visitors request nothing. */
export function useBookmarksOf(kind: BookmarkKind, ids: readonly string[]): void {
  const session = useSession();
  const member = session.state === 'in' && session.userType !== null ? session.userId : undefined;
  const requested = ids.join(',');
  useEffect(() => {
    // The member of a preview has no bookmarks.
    if (member === undefined || requested === '' || readPreview()) return;
    const load = async () => (await bookmarkCalls()).loadBookmarks(kind, requested.split(','));
    load().catch((error: unknown) => {
      // Bookmarks that could not be loaded appear as not set; a press still works, because a repeated
      // bookmark is no error.
      if (!(error instanceof ApiError)) throw error;
    });
  }, [kind, member, requested]);
}

async function press(kind: BookmarkKind, id: string, wanted: boolean): Promise<void> {
  const calls = await loadCalls().catch(() => undefined);
  if (calls) await calls.pressBookmark(kind, id, wanted);
  else toast(httpCopy.offline, { tone: 'error' });
}

/** The press of a bookmark: a visitor logs in first, and nothing is saved before. */
export function useBookmarkPress(kind: BookmarkKind, id: string): () => Promise<void> {
  const dialogs = useAuthDialogs();
  return useCallback(async () => {
    // The press applies to the bookmark as it was shown, whatever is loaded meanwhile.
    const wanted = !isBookmarked(kind, id);
    await restoreSession();
    if (readSession().state === 'in') await press(kind, id, wanted);
    else dialogs.openLogin({ onLoggedIn: () => void press(kind, id, true) });
  }, [dialogs, kind, id]);
}
