import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** The file is no archive that can be read, or not the one that it seems to be. */
export class MalformedError extends Error {}
/** The archive unpacks to more than its reader allows. */
export class TooLargeError extends Error {}
/** The archive needs a password. */
export class ProtectedError extends Error {}

interface Entry {
  method: number;
  /** The CRC-32 of its bytes. */
  checksum: number;
  packedSize: number;
  /** Where its local header begins. */
  start: number;
  isEncrypted: boolean;
}

/** An archive on the disk: its entries are unpacked one by one, while they are read. */
export interface Zip {
  has: (name: string) => boolean;
  /** The bytes of an entry; more than `maxBytes` of them end in an error, whatever the archive declares. */
  read: (name: string, maxBytes: number) => AsyncIterable<Buffer>;
}

const END = { signature: 0x06054b50, size: 22 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const LONGEST_COMMENT = 0xffff;
const MAX_ENTRIES = 2000;
const LARGEST_DIRECTORY = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** Reads the directory of an archive; what it declares about sizes is not trusted. */
export async function openZip(path: string): Promise<Zip> {
  const handle = await open(path);
  try {
    const entries = await readDirectory(handle);
    return {
      has: (name) => entries.has(name),
      read: (name, maxBytes) => readEntry(path, entries.get(name), maxBytes),
    };
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, start: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, start);
  if (bytesRead < size) throw new MalformedError('the archive is cut off');
  return buffer;
}

async function findEnd(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const length = Math.min(size, END.size + LONGEST_COMMENT);
  const tail = await readAt(handle, size - length, length);
  for (let at = length - END.size; at >= 0; at--)
    if (tail.readUInt32LE(at) === END.signature) return tail.subarray(at);
  throw new MalformedError('the archive has no directory');
}

async function readDirectory(handle: FileHandle): Promise<Map<string, Entry>> {
  const end = await findEnd(handle);
  const [count, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > MAX_ENTRIES || size > LARGEST_DIRECTORY) throw new TooLargeError('too many entries');
  const directory = await readAt(handle, start, size);
  const entries = new Map<string, Entry>();
  for (let [at, n] = [0, 0]; n < count; n++) {
    if (at + CENTRAL.size > size || directory.readUInt32LE(at) !== CENTRAL.signature)
      throw new MalformedError('the directory is damaged');
    const nameLength = directory.readUInt16LE(at + 28);
    if (at + CENTRAL.size + nameLength > size) throw new MalformedError('a name is cut off');
    const name = directory.toString('utf8', at + CENTRAL.size, at + CENTRAL.size + nameLength);
    if (entries.has(name)) throw new MalformedError('two entries have one name');
    entries.set(name, {
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      checksum: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      start: directory.readUInt32LE(at + 42),
    });
    at += CENTRAL.size + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the bytes of an entry begin, behind its local header. */
async function startOf(path: string, { start }: Entry): Promise<number> {
  const handle = await open(path);
  try {
    const header = await readAt(handle, start, LOCAL.size);
    if (header.readUInt32LE(0) !== LOCAL.signature) throw new MalformedError('an entry has no header');
    return start + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await handle.close();
  }
}

async function* readEntry(path: string, entry: Entry | undefined, maxBytes: number): AsyncGenerator<Buffer> {
  if (!entry) throw new MalformedError('an entry is missing');
  if (entry.isEncrypted) throw new ProtectedError('an entry is encrypted');
  // Before the file is opened, which only a stream that is read closes again.
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new MalformedError('an entry is packed in an unknown way');
  if (entry.packedSize === 0) return;
  const start = await startOf(path, entry);
  const packed = createReadStream(path, { start, end: start + entry.packedSize - 1 });
  let [size, checksum] = [0, 0];
  for await (const chunk of unpack(packed, entry.method)) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLargeError('an entry unpacks to too much');
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.checksum) throw new MalformedError('an entry is damaged');
}

async function* unpack(packed: ReturnType<typeof createReadStream>, method: number): AsyncGenerator<Buffer> {
  if (method === STORED) {
    yield* packed;
    return;
  }
  // The errors of both streams arrive at the loop below.
  const inflated = pipeline(packed, createInflateRaw({ chunkSize: 64 * 1024 }), () => undefined);
  try {
    yield* inflated;
  } catch (error) {
    throw new MalformedError('an entry cannot be unpacked', { cause: error });
  }
}
