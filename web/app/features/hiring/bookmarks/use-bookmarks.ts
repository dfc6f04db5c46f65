import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { toastError } from '#ui/toast/toast-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import {
  isBookmarked,
  learnBookmarks,
  onBookmarksChange,
  setBookmarked,
  type BookmarkKind,
} from './bookmarks.ts';

const no = () => false;

/** Whether a heart is full; every card of the same recruitment hears of a press. */
export const useIsBookmarked = (kind: BookmarkKind, id: string): boolean =>
  useSyncExternalStore(onBookmarksChange, () => isBookmarked(kind, id), no);

/** Which of these hearts are full; a list of liked ones drops what is pressed out and takes it back by undo. */
export function useBookmarkedAmong(kind: BookmarkKind, ids: readonly string[]): ReadonlySet<string> {
  const read = () => ids.filter((id) => isBookmarked(kind, id)).join(',');
  const liked = useSyncExternalStore(onBookmarksChange, read, () => '');
  return useMemo(() => new Set(liked.split(',')), [liked]);
}

/** Learns after hydration which of the shown ones the member likes; visitors ask nothing. */
export function useBookmarksOf(kind: BookmarkKind, ids: readonly string[]): void {
  const session = useSession();
  const member = session.state === 'in' && session.userType !== null ? session.userId : undefined;
  const asked = ids.join(',');
  useEffect(() => {
    if (member === undefined || asked === '') return;
    learnBookmarks(kind, asked.split(',')).catch((error: unknown) => {
      // Hearts that could not be read stay empty; a press still works, for liking again is no error.
      if (!(error instanceof ApiError)) throw error;
    });
  }, [kind, member, asked]);
}

async function press(kind: BookmarkKind, id: string, wanted: boolean): Promise<void> {
  try {
    await setBookmarked(kind, id, wanted);
  } catch (error) {
    return toastError(error);
  }
  const words = copy[kind];
  if (wanted) toast(words.added, { tone: 'success' });
  else toast(words.removed, { undo: () => void press(kind, id, true) });
}

/** What a press on a heart does: a visitor logs in first and nothing is liked until then. */
export function useBookmarkPress(kind: BookmarkKind, id: string): () => Promise<void> {
  const dialogs = useAuthDialogs();
  return useCallback(async () => {
    // What was pressed is the heart as it showed, whatever is learnt of it meanwhile.
    const wanted = !isBookmarked(kind, id);
    await restoreSession();
    if (readSession().state === 'in') await press(kind, id, wanted);
    else dialogs.openLogin({ onLoggedIn: () => void press(kind, id, true) });
  }, [dialogs, kind, id]);
}
