import type { AttendanceCall, AttendanceCode } from '@ieum/contract/live/lectures/schemas.ts';
import type { AttendanceCodeRow } from '../tables.ts';
import type { ListedCode } from './codes.ts';

/** Row → those who show it. */
export const presentCode = ({ code, entered }: ListedCode): AttendanceCode => ({
  number: code.number,
  code: code.code,
  shownAt: code.shownAt.toISOString(),
  until: code.until.toISOString(),
  entered,
});

/** Row → those who watch, without the code; the time that is left does not depend on their clocks. */
export const presentCall = ({ number, until }: AttendanceCodeRow, now: Date): AttendanceCall => ({
  number,
  secondsLeft: Math.ceil((until.getTime() - now.getTime()) / 1000),
});
