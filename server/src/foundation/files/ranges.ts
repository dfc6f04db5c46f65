import { parse } from 'range-parser';
import type { ByteRange } from '#platform/files/storage.ts';

/** Whether some of the requested ranges are invalid; the other bit is set for those beyond the end. */
const INVALID = 1;

/**
 * Parses a `Range` header with one range of bytes: undefined when there is none, it is invalid, or several
 * are requested (the whole file is sent then), 'unsatisfiable' when it is beyond the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (header === undefined || header.includes(',')) return undefined;
  const { code, type, ranges } = parse(size, header);
  if (type !== 'bytes' || code & INVALID) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}
