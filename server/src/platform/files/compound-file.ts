import { open, type FileHandle } from 'node:fs/promises';

/** The parts of the [MS-CFB] format that are needed to find one stream. */
const HEADER_BYTES = 512;
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const FIRST_BIG_STREAM = 4096;
/** The maximum length of a chain: enough for the directory of a file of 50 MB, and a loop ends. */
const MAX_STEPS = 2048;
/** More links than the directory of the largest file needs. */
const MAX_LINKS = 20_000;
const STREAM = 2;

/** Where the fields of the header are, in bytes from its start. */
const inHeader = {
  sectorShift: 30,
  firstDirectorySector: 48,
  firstListSector: 68,
  allocationTable: 76,
} as const;
/** Where the fields of an entry of the directory are, in bytes from its start. */
const inEntry = { nameBytes: 64, type: 66, firstSector: 116, size: 120 } as const;
/** A name is at the start of its entry. */
const NAME_MAX_BYTES = 64;
/** The two sizes of sectors, 512 and 4,096 bytes, as powers of two. */
const SECTOR_SHIFTS: readonly number[] = [9, 12];
/** A number of a sector. */
const LINK_BYTES = 4;

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
    if (!header) return undefined;
    const shift = header.readUInt16LE(inHeader.sectorShift);
    if (!SECTOR_SHIFTS.includes(shift)) return undefined;
    return await findStreamHead(
      { handle, header, sectorBytes: 1 << shift, linksLeft: MAX_LINKS },
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
  for await (const offset of chain(volume, header.readUInt32LE(inHeader.firstDirectorySector))) {
    const directory = await readAt(handle, offset, volume.sectorBytes);
    if (!directory) return undefined;
    root ??= directory.subarray(0, ENTRY_BYTES);
    const entry = entriesOf(directory).find((one) => one[inEntry.type] === STREAM && nameOf(one) === name);
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
  const length = Math.min(NAME_MAX_BYTES, entry.readUInt16LE(inEntry.nameBytes));
  return entry.subarray(0, Math.max(0, length - 2)).toString('utf16le');
}

interface StreamEntry {
  root: Buffer;
  entry: Buffer;
  bytes: number;
}

/** A small stream is inside the root's stream, a large one in sectors of the file. */
async function readHead(volume: Volume, { root, entry, bytes }: StreamEntry) {
  const start = entry.readUInt32LE(inEntry.firstSector);
  const isSmall = entry.readUInt32LE(inEntry.size) < FIRST_BIG_STREAM;
  const distance = isSmall ? start * MINI_SECTOR_BYTES : 0;
  let left = Math.floor(distance / volume.sectorBytes);
  for await (const offset of chain(volume, isSmall ? root.readUInt32LE(inEntry.firstSector) : start))
    if (left-- === 0) return readAt(volume.handle, offset + (distance % volume.sectorBytes), bytes);
  return undefined;
}

/** The offsets of a chain's sectors, one after another. */
async function* chain(volume: Volume, first: number): AsyncGenerator<number> {
  let sector: number | undefined = first;
  for (let step = 0; step < MAX_STEPS && sector !== undefined && isSector(sector); step++) {
    yield offsetOf(volume, sector);
    sector = await nextOf(volume, sector);
  }
}

const LAST_SECTOR = 0xfffffffa;
const isSector = (sector: number) => sector <= LAST_SECTOR;
const offsetOf = ({ sectorBytes }: Volume, sector: number) => (sector + 1) * sectorBytes;

async function nextOf(volume: Volume, sector: number): Promise<number | undefined> {
  const links = volume.sectorBytes / LINK_BYTES;
  const table = await findTable(volume, Math.floor(sector / links));
  if (table === undefined || !isSector(table)) return undefined;
  return readLink(volume, offsetOf(volume, table) + (sector % links) * LINK_BYTES);
}

/**
 * The offset of the n-th sector of the allocation table: the header lists the first ones, a chain the rest.
 */
async function findTable(volume: Volume, n: number): Promise<number | undefined> {
  const { header, sectorBytes } = volume;
  if (n < HEADER_FAT_SECTORS) return header.readUInt32LE(inHeader.allocationTable + n * LINK_BYTES);
  const reported = sectorBytes / LINK_BYTES - 1;
  let [list, left]: [number | undefined, number] = [
    header.readUInt32LE(inHeader.firstListSector),
    n - HEADER_FAT_SECTORS,
  ];
  for (let step = 0; left >= reported; step++, left -= reported) {
    if (step === MAX_STEPS || list === undefined || !isSector(list)) return undefined;
    list = await readLink(volume, (list + 1) * sectorBytes + reported * LINK_BYTES);
  }
  return list !== undefined && isSector(list)
    ? readLink(volume, (list + 1) * sectorBytes + left * LINK_BYTES)
    : undefined;
}

async function readLink(volume: Volume, offset: number): Promise<number | undefined> {
  if (volume.linksLeft-- <= 0) return undefined;
  return (await readAt(volume.handle, offset, LINK_BYTES))?.readUInt32LE(0);
}

/** Bytes at an offset; undefined where the file ends before. */
async function readAt(handle: FileHandle, offset: number, bytes: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(bytes), 0, bytes, offset);
  return bytesRead === bytes ? buffer : undefined;
}
