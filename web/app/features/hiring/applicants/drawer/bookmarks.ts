import type { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { likePaths } from '@ieum/contract/hiring/bookmarks/like-paths.ts';
import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { meQuery } from '#lib/session/me.ts';
import { apiOf } from '#lib/api/api.ts';
import { findRow, patchEverywhere } from '../board/board-cache.ts';
import { facetsKey } from '../data.ts';
import { toastError } from '#ui/toast/toast-error.ts';

const api = apiOf<typeof likes>(likePaths);
/** The last press of each bookmark; the next one waits for its response. */
const settling = new Map<string, Promise<void>>();

async function settle(client: QueryClient, recruitmentId: string, id: string): Promise<void> {
  const row = findRow(client, recruitmentId, id);
  if (!row || row.isStarred === (row._like !== null)) return;
  if (row._like) await api.remove({ params: { _like: row._like } });
  const { like: bookmark } = row.isStarred
    ? await api.add({ body: { type: 'APPLICATION', _application: id } })
    : { like: null };
  patchEverywhere(client, recruitmentId, id, { _like: bookmark?._id ?? null });
}

interface BookmarkEvent {
  _recruitment: string;
  _application: string;
  _user: string;
  _like: string | null;
}

/** Shows the own bookmark as it was changed on another screen, unless a press here is still being sent. */
export function receiveBookmark(client: QueryClient, bookmark: BookmarkEvent): void {
  const { _recruitment, _application: id, _like } = bookmark;
  if (settling.has(id) || client.getQueryData(meQuery.queryKey)?._id !== bookmark._user) return;
  if (findRow(client, _recruitment, id)?._like === _like) return;
  patchEverywhere(client, _recruitment, id, { isStarred: _like !== null, _like });
  void client.invalidateQueries({ queryKey: facetsKey(_recruitment) });
}

/** Sets or removes the own bookmark of an applicant at once; it is reverted when the server rejects it. */
export function useToggleBookmark(recruitmentId: string): (row: ApplicantRow) => void {
  const client = useQueryClient();
  return useCallback(
    ({ _id: id, isStarred }) => {
      patchEverywhere(client, recruitmentId, id, { isStarred: !isStarred });
      const last = settling.get(id) ?? Promise.resolve();
      const mine = last
        .then(() => settle(client, recruitmentId, id))
        .catch((error: unknown) => {
          patchEverywhere(client, recruitmentId, id, { isStarred });
          toastError(error);
        })
        .finally(() => {
          if (settling.get(id) === mine) settling.delete(id);
          void client.invalidateQueries({ queryKey: facetsKey(recruitmentId) });
        });
      settling.set(id, mine);
    },
    [client, recruitmentId],
  );
}
