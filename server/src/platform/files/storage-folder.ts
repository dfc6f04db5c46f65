import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedKey, type ByteRange, type Storage } from './storage.ts';

/** Stores files in a local folder; a file appears under its key only when it is complete and on disk. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, content) => write(folder, pathOf(key), content),
    get: async (key, range) => read(pathOf(key), range),
    remove: async (key) => rm(pathOf(key), { force: true }),
    has: async (key) => (await sizeOf(pathOf(key))) !== undefined,
  };
}

async function write(folder: string, path: string, content: Uint8Array | Readable): Promise<number> {
  const incoming = join(folder, '.incoming');
  const draft = join(incoming, randomUUID());
  await mkdir(incoming, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const source = content instanceof Readable ? content : Readable.from([content]);
    const target = createWriteStream(draft, { flush: true, mode: 0o600 });
    await pipeline(source, target);
    await rename(draft, path);
    return target.bytesWritten;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function read(path: string, range?: ByteRange) {
  const handle = await open(path).catch(ignoreMissing);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  if (range && range.start >= size) {
    await handle.close();
    throw new RangeError(`The file ends before byte ${range.start}`);
  }
  return { stream: createReadStream(path, { fd: handle, ...range }), size };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(ignoreMissing);
  return found?.isFile() ? found.size : undefined;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
