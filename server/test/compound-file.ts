const SECTOR = 512;
const LINKS = SECTOR / 4;
const IN_HEADER = 109;
const [END, FREE, FAT, DIFAT] = [0xfffffffe, 0xffffffff, 0xfffffffd, 0xfffffffc];

interface Shape {
  /** Sectors of other data before the directory. */
  before?: number;
  /** Whether the chain of the directory is a loop. */
  isLooped?: boolean;
}

/** The first sector of each part. */
function planOf(before: number) {
  const table = before + 4;
  let [fats, lists] = [1, 0];
  for (let n = 0; n < 3; n++) {
    fats = Math.ceil((table + fats + lists) / LINKS);
    lists = Math.ceil(Math.max(0, fats - IN_HEADER) / (LINKS - 1));
  }
  const [directory, mini, moreMini, miniFat] = [before, before + 1, before + 2, before + 3];
  return { directory, mini, moreMini, miniFat, table, fats, list: table + fats, lists };
}
type FileLayout = ReturnType<typeof planOf>;

const at = (sector: number) => (sector + 1) * SECTOR;

/** A compound file [MS-CFB] with one small stream, which is in the second sector of the root's stream. */
export function compoundFile(name: string, content: string, { before = 0, isLooped }: Shape = {}): Buffer {
  const plan = planOf(before);
  const { directory, mini, moreMini, list, lists } = plan;
  const bytes = Buffer.alloc(at(list + lists));
  writeHeader(bytes, plan);
  writeTable(bytes, plan);
  if (isLooped) bytes.writeUInt32LE(directory, at(plan.table) + directory * 4);
  writeEntry(bytes.subarray(at(directory)), { name: 'Root Entry', type: 5, start: mini, size: 1024 });
  const start = SECTOR / 64 + 1;
  writeEntry(bytes.subarray(at(directory) + 128), { name, type: 2, start, size: 256 });
  bytes.write(content, at(moreMini) + 64);
  return bytes;
}

/** The chains of all sectors, and the sectors that contain them. */
function writeTable(bytes: Buffer, plan: FileLayout) {
  const { directory: before, mini, moreMini, miniFat, table, fats, list, lists } = plan;
  const link = (sector: number, next: number) => bytes.writeUInt32LE(next, at(table) + sector * 4);
  for (let sector = 0; sector < fats * LINKS; sector++) link(sector, FREE);
  for (let sector = 0; sector < before; sector++) link(sector, sector + 1 === before ? END : sector + 1);
  link(mini, moreMini);
  for (const sector of [before, moreMini, miniFat]) link(sector, END);
  for (let n = 0; n < fats; n++) link(table + n, FAT);
  for (let n = 0; n < lists; n++) link(list + n, DIFAT);
  for (let n = 0; n < Math.max(IN_HEADER, fats); n++) {
    const place = n < IN_HEADER ? 76 + n * 4 : at(list) + placeInLists(n - IN_HEADER);
    bytes.writeUInt32LE(n < fats ? table + n : FREE, place);
  }
  for (let n = 0; n < lists; n++)
    bytes.writeUInt32LE(n + 1 < lists ? list + n + 1 : END, at(list + n) + (LINKS - 1) * 4);
}

const placeInLists = (n: number) => Math.floor(n / (LINKS - 1)) * SECTOR + (n % (LINKS - 1)) * 4;

function writeHeader(bytes: Buffer, { directory, miniFat, fats, lists, list }: FileLayout) {
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(fats, 44);
  bytes.writeUInt32LE(directory, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(miniFat, 60);
  bytes.writeUInt32LE(1, 64);
  bytes.writeUInt32LE(lists > 0 ? list : END, 68);
  bytes.writeUInt32LE(lists, 72);
}

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
}

function writeEntry(bytes: Buffer, { name, type, start, size }: Entry) {
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
}
