import { useEffect, useState } from 'react';
import { learnBookmark } from '#features/hiring/bookmarks/bookmarks.ts';
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

interface Kept {
  id: string;
  reader: string | undefined;
  view: OwnView;
}

const learn = (id: string, view: OwnView): void => learnBookmark('RECRUITMENT', id, view.likeId);

/**
 * What this reader has with a recruitment. The server's page is the same for everybody, so the browser asks once
 * for itself; a page opened from another one has asked already, and a login asks again.
 */
export function useOwnView(data: DetailData) {
  const session = useSession();
  const id = data.recruitment._id;
  const [kept, setKept] = useState<Kept>({ id, reader: data.reader, view: ownViewOf(data) });
  const known = kept.id === id ? kept : { id, reader: data.reader, view: ownViewOf(data) };
  const isKnown = session.state === 'unknown' || known.reader === readerNow();

  useEffect(() => {
    if (isKnown) {
      if (session.state === 'in') learn(id, known.view);
      return undefined;
    }
    let isOver = false;
    const ask = async () => {
      await visitReady();
      const view = await readOwnView(id);
      if (isOver) return;
      if (session.state === 'in') learn(id, view);
      setKept({ id, reader: readerNow(), view });
    };
    ask().catch((error: unknown) => {
      // The page itself stands; without the answer the reader is treated like any visitor.
      if (!(error instanceof ApiError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [id, isKnown, session.state, known.view]);

  const setApplication = (application: OwnApplication) =>
    setKept({ ...known, view: { ...known.view, application } });
  return { ...known.view, setApplication };
}
