import { randomBytes, randomUUID, createHash } from 'node:crypto';

/** A new UUIDv7; ids rise with time but order never depends on them. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x70;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return hyphenated(bytes.toString('hex'));
}

/** The same UUID for the same words, for work that must not be done twice. */
export function idOf(...words: string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest().subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return hyphenated(bytes.toString('hex'));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string can be a row's id; anything else is answered with 404. */
export const isId = (value: string): boolean => UUID.test(value);

/** A random id that tells nothing, for tokens and request ids. */
export const randomId = (): string => randomUUID();

const hyphenated = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
