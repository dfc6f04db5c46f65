import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { isLiked, learnLikes, onLikesChange, setLiked, type LikeKind } from './likes.ts';

const no = () => false;

/** Whether a heart is full; every card of the same recruitment hears of a press. */
export const useIsLiked = (kind: LikeKind, id: string): boolean =>
  useSyncExternalStore(onLikesChange, () => isLiked(kind, id), no);

/** Which of these hearts are full; a list of liked ones drops what is pressed out and takes it back by undo. */
export function useLikedAmong(kind: LikeKind, ids: readonly string[]): ReadonlySet<string> {
  const read = () => ids.filter((id) => isLiked(kind, id)).join(',');
  const liked = useSyncExternalStore(onLikesChange, read, () => '');
  return useMemo(() => new Set(liked.split(',')), [liked]);
}

/** Learns after hydration which of the shown ones the member likes; visitors ask nothing. */
export function useLikesOf(kind: LikeKind, ids: readonly string[]): void {
  const session = useSession();
  const member = session.state === 'in' && session.userType !== null ? session.userId : undefined;
  const asked = ids.join(',');
  useEffect(() => {
    if (member === undefined || asked === '') return;
    learnLikes(kind, asked.split(',')).catch((error: unknown) => {
      // Hearts that could not be read stay empty; a press still works, for liking again is no error.
      if (!(error instanceof ApiError)) throw error;
    });
  }, [kind, member, asked]);
}

async function press(kind: LikeKind, id: string, wanted: boolean): Promise<void> {
  try {
    await setLiked(kind, id, wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isTold) toast(error.message, { tone: 'error' });
    return;
  }
  const words = copy[kind];
  if (wanted) toast(words.added, { tone: 'success' });
  else toast(words.removed, { undo: () => void press(kind, id, true) });
}

/** What a press on a heart does: a visitor logs in first and nothing is liked until then. */
export function useLikePress(kind: LikeKind, id: string): () => Promise<void> {
  const dialogs = useAuthDialogs();
  return useCallback(async () => {
    // What was pressed is the heart as it showed, whatever is learnt of it meanwhile.
    const wanted = !isLiked(kind, id);
    await restoreSession();
    if (readSession().state === 'in') await press(kind, id, wanted);
    else dialogs.openLogin({ onLoggedIn: () => void press(kind, id, true) });
  }, [dialogs, kind, id]);
}
