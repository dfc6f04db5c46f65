import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Metadata } from 'sharp';
import { loadSharp } from './sharp.ts';

/** A range of the file, the end excluded, or bytes of our own. */
type Piece = { from: number; to: number } | { bytes: Buffer };

/** No genuine picture has as many parts. */
const MAX_PARTS = 30_000;
/** More pixels than any camera has; decoding them would take too long. */
const MAX_PIXELS = 300_000_000;
const WINDOW_BYTES = 64 * 1024;

/** Thrown when a picture cannot be read, or has more parts or pixels than any genuine one. */
export class PictureError extends Error {
  override name = 'PictureError';
}

type Kind = 'jpg' | 'png';

/**
 * A JPEG or PNG file without the metadata of cameras and programs, its pixels unchanged; rejects with
 * PictureError.
 */
export async function stripMetadata(path: string, kind: Kind): Promise<() => Readable> {
  await checkParts(path, kind);
  const { orientation = 1, width, height } = await headOf(path);
  if (width * height > MAX_PIXELS) throw new PictureError('too many pixels');
  const stored = await piecesOf(path, kind, orientation);
  return () => Readable.from(contentOf(path, stored));
}

/** Rejects with PictureError when a file has more parts than a decoder should store. */
export const checkParts = async (path: string, kind: Kind): Promise<void> =>
  void (await piecesOf(path, kind, 1));

async function piecesOf(path: string, kind: Kind, orientation: number): Promise<Piece[]> {
  const handle = await open(path);
  try {
    const stored: Piece[] = [];
    const pieces = kind === 'jpg' ? jpegPieces(handle, orientation) : pngPieces(handle, orientation);
    for await (const piece of pieces) keep(stored, piece);
    return stored;
  } finally {
    await handle.close();
  }
}

async function headOf(path: string): Promise<Pick<Metadata, 'orientation' | 'width' | 'height'>> {
  const sharp = await loadSharp();
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureError('not readable', { cause });
    });
}

function keep(stored: Piece[], piece: Piece) {
  const last = stored.at(-1);
  if (last && 'to' in last && 'from' in piece && last.to === piece.from) last.to = piece.to;
  else if (stored.push(piece) > MAX_PARTS) throw new PictureError('too many parts');
}

async function* contentOf(path: string, pieces: readonly Piece[]) {
  for (const piece of pieces)
    if ('bytes' in piece) yield piece.bytes;
    else yield* createReadStream(path, { start: piece.from, end: piece.to - 1 });
}

/** Reads a file forwards, a window at a time. */
function windowOn(handle: FileHandle) {
  let [start, bytes] = [0, Buffer.alloc(0)];
  /** Up to this many bytes at an offset; fewer at the end of the file. */
  return async (place: number, count: number): Promise<Buffer> => {
    if (place < start || place + count > start + bytes.length) {
      const read = await handle.read(Buffer.alloc(WINDOW_BYTES), 0, WINDOW_BYTES, place);
      [start, bytes] = [place, read.buffer.subarray(0, read.bytesRead)];
    }
    return bytes.subarray(place - start, place - start + count);
  };
}
type Window = ReturnType<typeof windowOn>;

const [SOI, EOI, SOS, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Without them the colours would change. */
const neededSegments = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];
const LONGEST_NAME = 12;

async function* jpegPieces(handle: FileHandle, orientation: number): AsyncGenerator<Piece> {
  const look = windowOn(handle);
  if (!(await look(0, 2)).equals(Buffer.from([0xff, SOI]))) throw new PictureError('no JPEG');
  yield { from: 0, to: 2 };
  if (orientation > 1) yield { bytes: orientationSegment(orientation) };
  let place = 2;
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const head = await look(place, 4 + LONGEST_NAME);
    const marker = head[1];
    if (head.length < 4 || head[0] !== 0xff || marker === undefined) {
      if (marker === EOI) yield { from: place, to: place + 2 };
      return;
    }
    if (marker === EOI) return yield { from: place, to: place + 2 };
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const end = place + 2 + head.readUInt16BE(2);
    if (isNeeded(marker, head)) yield { from: place, to: end };
    place = marker === SOS ? await endOfScan(look, end) : end;
    if (place > end) yield { from: end, to: place };
  }
  throw new PictureError('too many parts');
}

function isNeeded(marker: number, head: Buffer): boolean {
  if (marker === COMMENT) return false;
  const name = head.subarray(4).toString('latin1');
  return !isApplication(marker) || neededSegments.some((needed) => name.startsWith(needed));
}

/** The offset of the next marker that does not belong to the scan; the end of the file when there is none. */
async function endOfScan(look: Window, start: number): Promise<number> {
  for (let place = start; ;) {
    const bytes = await look(place, WINDOW_BYTES / 2);
    if (bytes.length < 2) return place + bytes.length;
    const found = markerIn(bytes);
    if (found === -1) place += bytes.length;
    else if (found + 1 === bytes.length) place += found;
    else return place + found;
  }
}

/** The index of a marker that does not belong to the scan, or of a last byte that may begin one; else -1. */
function markerIn(bytes: Buffer): number {
  let found = bytes.indexOf(0xff);
  while (found !== -1 && found + 1 < bytes.length && isOfScan(bytes[found + 1] ?? 0))
    found = bytes.indexOf(0xff, found + 2);
  return found;
}

const isOfScan = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** Only the orientation is written again, because the picture would otherwise be rotated. */
function directoryOf(orientation: number): Buffer {
  const directory = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  directory.writeUInt16BE(orientation, 18);
  return directory;
}

function orientationSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0'), directoryOf(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

const neededChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD'];
const alsoNeeded = new Set([...neededChunks, 'pHYs', 'cICP', 'acTL', 'fcTL', 'fdAT']);
const [SIGNATURE_BYTES, CHUNK_BYTES] = [8, 12];

async function* pngPieces(handle: FileHandle, orientation: number): AsyncGenerator<Piece> {
  const look = windowOn(handle);
  yield { from: 0, to: SIGNATURE_BYTES };
  let place = SIGNATURE_BYTES;
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    const head = await look(place, 8);
    if (head.length < 8) return;
    const [end, type] = [place + head.readUInt32BE(0) + CHUNK_BYTES, head.toString('latin1', 4)];
    if (alsoNeeded.has(type)) yield { from: place, to: end };
    if (type === 'IHDR' && orientation > 1) yield { bytes: orientationChunk(orientation) };
    if (type === 'IEND') return;
    place = end;
  }
  throw new PictureError('too many parts');
}

function orientationChunk(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf'), directoryOf(orientation)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
