const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

/** The files of a ZIP archive by name; it reads entries without compression, as our archives have them. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES;
  if (bytes.readUInt32LE(end) !== END) throw new Error('no end of a ZIP archive');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new Error('no entry of a ZIP archive');
    if (bytes.readUInt16LE(at + 10) !== 0) throw new Error('a compressed entry');
    const size = bytes.readUInt32LE(at + 20);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const header = bytes.readUInt32LE(at + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const name = bytes.subarray(at + 46, at + 46 + nameBytes).toString();
    files.set(name, bytes.subarray(start, start + size));
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
