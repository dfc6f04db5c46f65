import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { visitReady } from '#lib/session/visits.ts';
import { readLecture, type AnswersData, type LectureData } from '../data.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';

/**
 * A lecture as this visitor sees it. The server's page is the same for everybody, so the browser calls once for
 * itself, which counts the view, and again after a login: it may have entered the code before.
 */
export function useOwnView(data: LectureData) {
  const [own, setOwn] = useState<LectureData>();
  const { state } = useSession();
  const { _id: id } = data.lecture;
  const { isOfEverybody } = data;
  useEffect(() => {
    if (state === 'unknown' || (state !== 'in' && !isOfEverybody)) return undefined;
    let isOver = false;
    const read = async () => {
      await visitReady();
      const answer = await readLecture(id);
      if (!isOver) setOwn(answer);
    };
    read().catch((error: unknown) => {
      // The page is complete without the response.
      if (!(error instanceof ApiError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [id, state, isOfEverybody]);
  const shown = own?.lecture._id === id ? own : data;
  /** The lecture went live or ended while it is watched. */
  const setLive = useCallback(
    (isStream: boolean) =>
      setOwn((before) => {
        const known = before?.lecture._id === id ? before : data;
        return known.lecture.isStream === isStream
          ? before
          : { ...known, lecture: { ...known.lecture, isStream } };
      }),
    [id, data],
  );
  const setAnswers = useCallback(
    (answers: AnswersData) =>
      setOwn((before) => ({ ...(before?.lecture._id === id ? before : data), answers })),
    [id, data],
  );
  const onAnswered = useFreshAnswers(shown, setAnswers);
  return { ...shown, setOwn, setLive, onAnswered };
}
