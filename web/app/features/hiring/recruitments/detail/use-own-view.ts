import { useEffect, useState } from 'react';
import { bookmarkCalls } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { visitReady } from '#lib/session/visits.ts';
import {
  ownViewOf,
  readerNow,
  readOwnView,
  type DetailData,
  type OwnApplication,
  type OwnView,
} from './detail-data.ts';

interface StoredView {
  id: string;
  reader: string | undefined;
  view: OwnView;
}

const showOwnBookmark = (id: string, { bookmarkId }: OwnView): void =>
  void bookmarkCalls().then(({ receiveBookmark }) => receiveBookmark('RECRUITMENT', id, bookmarkId));

/**
 * The reader's own part of a recruitment. The server's page is the same for everybody, so the browser
 * requests it once; a page opened from another one has loaded it already, and a login loads it again.
 */
export function useOwnView(data: DetailData) {
  const session = useSession();
  const id = data.recruitment._id;
  const [stored, setStored] = useState<StoredView>({ id, reader: data.reader, view: ownViewOf(data) });
  const known = stored.id === id ? stored : { id, reader: data.reader, view: ownViewOf(data) };
  const isKnown = session.state === 'unknown' || known.reader === readerNow();

  useEffect(() => {
    if (isKnown) {
      if (session.state === 'in') showOwnBookmark(id, known.view);
      return undefined;
    }
    let isOver = false;
    const ask = async () => {
      await visitReady();
      const view = await readOwnView(id);
      if (isOver) return;
      if (session.state === 'in') showOwnBookmark(id, view);
      setStored({ id, reader: readerNow(), view });
    };
    ask().catch((error: unknown) => {
      // The page is complete without the response; the reader is then treated as a visitor.
      if (!(error instanceof ApiError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [id, isKnown, session.state, known.view]);

  const setApplication = (application: OwnApplication) =>
    setStored({ ...known, view: { ...known.view, application } });
  return { ...known.view, setApplication };
}
