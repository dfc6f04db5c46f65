import type { ByteRange } from '#platform/files/storage.ts';

/**
 * Parses a `Range` header with one range of bytes: undefined when there is none or it is invalid (the whole
 * file is sent then), 'unsatisfiable' when it is beyond the end.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (range.start >= size) return 'unsatisfiable';
  return range.start > range.end ? undefined : range;
}
