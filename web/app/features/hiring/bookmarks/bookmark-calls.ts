import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { likePaths } from '@ieum/contract/hiring/bookmarks/like-paths.ts';
import type { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { apiOf } from '#lib/api/api.ts';
import { onLogout } from '#lib/session/session.ts';
import { writeStoredList } from '#lib/storage/tab-storage.ts';
import { toastError } from '#ui/toast/toast-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { isBookmarked, isKnown, keyOf, showBookmark, type BookmarkKind } from './bookmark-store.ts';

type OwnBookmark = Reply<typeof likes.add>['like'];

const api = apiOf<typeof likes>(likePaths);
/** The bookmark's own id when the server has one. */
const saved = new Map<string, string>();
const saving = new Map<string, Promise<void>>();

const storeInTab = (): void =>
  writeStoredList(
    'likes',
    [...saved].map(([key, bookmarkId]) => {
      const [type, id] = key.split(' ');
      return { _id: bookmarkId, type, ...(type === 'RECRUITMENT' ? { _recruitment: id } : { _company: id }) };
    }),
  );

/** Applies the server's state of one bookmark, unless it was pressed since the request. */
export function receiveBookmark(kind: BookmarkKind, id: string, bookmarkId: string | null): void {
  const key = keyOf(kind, id);
  if (isKnown(key)) return;
  if (bookmarkId !== null) saved.set(key, bookmarkId);
  showBookmark(key, bookmarkId !== null);
  storeInTab();
}

const MAX_REQUESTED = 100;

/** Requests which of these the person bookmarked; known ones are not requested again. */
export async function loadBookmarks(kind: BookmarkKind, ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !isKnown(keyOf(kind, id))).slice(0, MAX_REQUESTED);
  if (unknown.length === 0) return;
  const requested = unknown.join(',');
  const query = kind === 'RECRUITMENT' ? { _recruitment: requested } : { _company: requested };
  const answer = await api.list({ query: { type: kind, limit: MAX_REQUESTED, ...query } });
  const found = new Map(
    answer.likes.map((bookmark) => [bookmark._recruitment ?? bookmark._company ?? '', bookmark._id]),
  );
  for (const id of unknown) receiveBookmark(kind, id, found.get(id) ?? null);
}

async function addBookmark(kind: BookmarkKind, id: string): Promise<OwnBookmark> {
  const target = kind === 'RECRUITMENT' ? { _recruitment: id } : { _company: id };
  return (await api.add({ body: { type: kind, ...target } })).like;
}

/** Saves the shown state on the server; presses made meanwhile are saved by another request. */
async function saveShownState(kind: BookmarkKind, id: string): Promise<void> {
  const key = keyOf(kind, id);
  while (isBookmarked(kind, id) !== saved.has(key)) {
    const bookmarkId = saved.get(key);
    if (bookmarkId === undefined) {
      saved.set(key, (await addBookmark(kind, id))._id);
    } else {
      await api.remove({ params: { _like: bookmarkId } });
      saved.delete(key);
    }
  }
  storeInTab();
}

/** Shows a bookmark as set or not at once and saves it; an error reverts it and is thrown. */
export async function setBookmarked(kind: BookmarkKind, id: string, wanted: boolean): Promise<void> {
  const key = keyOf(kind, id);
  showBookmark(key, wanted);
  const running = saving.get(key);
  if (running) return running;
  const work = saveShownState(kind, id)
    .catch((error: unknown) => {
      showBookmark(key, saved.has(key));
      throw error;
    })
    .finally(() => saving.delete(key));
  saving.set(key, work);
  return work;
}

/** Saves a bookmark as it was pressed, and reports the result in a toast. */
export async function pressBookmark(kind: BookmarkKind, id: string, wanted: boolean): Promise<void> {
  try {
    await setBookmarked(kind, id, wanted);
  } catch (error) {
    return toastError(error);
  }
  const texts = copy[kind];
  if (wanted) toast(texts.added, { tone: 'success' });
  else toast(texts.removed, { undo: () => void pressBookmark(kind, id, true) });
}

onLogout(() => saved.clear());
