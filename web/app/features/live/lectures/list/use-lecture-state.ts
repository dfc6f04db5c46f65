import { useSyncExternalStore } from 'react';
import { isClockTakenOver, onClockTakenOver } from '#lib/format/clock.ts';
import type { ShownLecture } from '../data.ts';
import { stateOf, type LectureState } from './lecture-state.ts';

const no = () => false;

/** The state of a lecture: while its document is hydrated that of the document, then that by the clock. */
export function useLectureState(lecture: ShownLecture): LectureState {
  const hasClock = useSyncExternalStore(onClockTakenOver, isClockTakenOver, no);
  return hasClock ? stateOf(lecture) : lecture.state;
}
