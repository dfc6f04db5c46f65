import { open, type FileHandle } from 'node:fs/promises';

/** The parts of the [MS-CFB] format that are needed to find one stream. */
const HEADER_BYTES = 512;
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const FIRST_BIG_STREAM = 4096;
/** The maximum length of a chain: enough for the directory of a file of 50 MB, and a loop ends. */
const MOST_STEPS = 2048;
/** More links than the directory of the largest file needs. */
const MOST_LINKS = 20_000;
const STREAM = 2;

interface Volume {
  handle: FileHandle;
  header: Buffer;
  sectorBytes: number;
  /** How many links may still be read: a loop in one table inside a loop in another multiplies. */
  linksLeft: number;
}

/**
 * The first bytes of a named stream of a compound file (old Office, HWP); undefined when there is none. Reads
 * only what leads to it.
 */
export async function readStreamHead(path: string, name: string, bytes: number): Promise<Buffer | undefined> {
  const handle = await open(path);
  try {
    const header = await readAt(handle, 0, HEADER_BYTES);
    const shift = header?.readUInt16LE(30);
    if (!header || (shift !== 9 && shift !== 12)) return undefined;
    return await findStreamHead(
      { handle, header, sectorBytes: 1 << shift, linksLeft: MOST_LINKS },
      name,
      bytes,
    );
  } finally {
    await handle.close();
  }
}

async function findStreamHead(volume: Volume, name: string, bytes: number) {
  const { handle, header } = volume;
  let root: Buffer | undefined;
  for await (const offset of chain(volume, header.readUInt32LE(48))) {
    const directory = await readAt(handle, offset, volume.sectorBytes);
    if (!directory) return undefined;
    root ??= directory.subarray(0, ENTRY_BYTES);
    const entry = entriesOf(directory).find((one) => one[66] === STREAM && nameOf(one) === name);
    if (entry) return readHead(volume, { root, entry, bytes });
  }
  return undefined;
}

function entriesOf(directory: Buffer): Buffer[] {
  const count = directory.length / ENTRY_BYTES;
  return Array.from({ length: count }, (_, n) => directory.subarray(n * ENTRY_BYTES, (n + 1) * ENTRY_BYTES));
}

/** The length of a name includes the terminating zero. */
function nameOf(entry: Buffer): string {
  const length = Math.min(64, entry.readUInt16LE(64));
  return entry.subarray(0, Math.max(0, length - 2)).toString('utf16le');
}

interface StreamEntry {
  root: Buffer;
  entry: Buffer;
  bytes: number;
}

/** A small stream is inside the root's stream, a large one in sectors of the file. */
async function readHead(volume: Volume, { root, entry, bytes }: StreamEntry) {
  const start = entry.readUInt32LE(116);
  const isSmall = entry.readUInt32LE(120) < FIRST_BIG_STREAM;
  const distance = isSmall ? start * MINI_SECTOR_BYTES : 0;
  let left = Math.floor(distance / volume.sectorBytes);
  for await (const offset of chain(volume, isSmall ? root.readUInt32LE(116) : start))
    if (left-- === 0) return readAt(volume.handle, offset + (distance % volume.sectorBytes), bytes);
  return undefined;
}

/** The offsets of a chain's sectors, one after another. */
async function* chain(volume: Volume, first: number): AsyncGenerator<number> {
  let sector: number | undefined = first;
  for (let step = 0; step < MOST_STEPS && sector !== undefined && isSector(sector); step++) {
    yield offsetOf(volume, sector);
    sector = await nextOf(volume, sector);
  }
}

const LAST_SECTOR = 0xfffffffa;
const isSector = (sector: number) => sector <= LAST_SECTOR;
const offsetOf = ({ sectorBytes }: Volume, sector: number) => (sector + 1) * sectorBytes;

async function nextOf(volume: Volume, sector: number): Promise<number | undefined> {
  const links = volume.sectorBytes / 4;
  const table = await findTable(volume, Math.floor(sector / links));
  if (table === undefined || !isSector(table)) return undefined;
  return readLink(volume, offsetOf(volume, table) + (sector % links) * 4);
}

/**
 * The offset of the n-th sector of the allocation table: the header lists the first ones, a chain the rest.
 */
async function findTable(volume: Volume, n: number): Promise<number | undefined> {
  const { header, sectorBytes } = volume;
  if (n < HEADER_FAT_SECTORS) return header.readUInt32LE(76 + n * 4);
  const reported = sectorBytes / 4 - 1;
  let [list, left]: [number | undefined, number] = [header.readUInt32LE(68), n - HEADER_FAT_SECTORS];
  for (let step = 0; left >= reported; step++, left -= reported) {
    if (step === MOST_STEPS || list === undefined || !isSector(list)) return undefined;
    list = await readLink(volume, (list + 1) * sectorBytes + reported * 4);
  }
  return list !== undefined && isSector(list)
    ? readLink(volume, (list + 1) * sectorBytes + left * 4)
    : undefined;
}

async function readLink(volume: Volume, offset: number): Promise<number | undefined> {
  if (volume.linksLeft-- <= 0) return undefined;
  return (await readAt(volume.handle, offset, 4))?.readUInt32LE(0);
}

/** Bytes at an offset; undefined where the file ends before. */
async function readAt(handle: FileHandle, offset: number, bytes: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, offset);
  return bytesRead === bytes ? buffer : undefined;
}
