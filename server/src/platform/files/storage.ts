import type { Readable } from 'node:stream';

/** Bytes to read, both ends included, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * An open file; `size` is that of the whole file even when a range is read. The reader consumes or destroys
 * the stream.
 */
export type StoredFile = { stream: Readable; size: number };

/** Stores files. Keys are relative paths of plain segments; anything else rejects with a RangeError. */
export type Storage = {
  /** Writes a whole file or nothing, replacing an existing one; returns its size in bytes. */
  put(key: string, content: Uint8Array | Readable, mimeType: string): Promise<number>;
  /** Opens a file or a part of it; undefined when missing, RangeError when the range begins after the end. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
};

const plainKey = /^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i;

/** Returns the key when it is a path of plain segments (no leading dot or slash, ≤ 200 characters); throws RangeError. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !plainKey.test(key))
    throw new RangeError(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}
