import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { readAnswers, type AnswersData, type LectureData } from '../data.ts';

/** All who watch learn of an answer at once; they read it over this time. */
const SPREAD_MILLISECONDS = 2000;

/**
 * Reads the answered questions again when the lecture ends while it is watched, and whenever the returned
 * function is called.
 */
export function useFreshAnswers(
  { lecture: { _id: id, isStream }, isAccessible }: Pick<LectureData, 'lecture' | 'isAccessible'>,
  onAnswers: (answers: AnswersData) => void,
): () => void {
  const [requested, setRequested] = useState(0);
  const wasLive = useRef(isStream);
  useEffect(() => {
    const hasEnded = wasLive.current && !isStream;
    wasLive.current = isStream;
    if (isStream || !isAccessible || (!hasEnded && requested === 0)) return undefined;
    let isOver = false;
    const read = async () => {
      const answers = await readAnswers(id);
      if (!isOver) onAnswers(answers);
    };
    const report = (error: unknown) => {
      // Those that are shown stay.
      if (!(error instanceof ApiError)) throw error;
    };
    const timer = setTimeout(() => void read().catch(report), Math.random() * SPREAD_MILLISECONDS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, isStream, isAccessible, requested, onAnswers]);
  return useCallback(() => setRequested((count) => count + 1), []);
}
