import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStorage } from './storage-folder.ts';
import { s3Storage } from './storage-s3.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-storage-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'ieum' }],
});
let s3 = { endpoint: '', bucket: 'ieum', key: 'S3RVER', secret: 'S3RVER', region: 'ap-northeast-2' };

beforeAll(async () => {
  const { port } = await server.run();
  s3 = { ...s3, endpoint: `http://127.0.0.1:${port}` };
});
afterAll(async () => {
  server.httpServer.closeAllConnections();
  await server.close();
  rmSync(folder, { recursive: true });
});

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
const broken = () =>
  Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('the browser went away');
    })(),
  );

async function contentOf(storage: Storage, key: string, range?: { start: number; end: number }) {
  const file = await storage.get(key, range);
  return file && { size: file.size, content: await buffer(file.stream) };
}

describe.each<[string, () => Storage]>([
  ['folder', () => folderStorage(join(folder, 'files'))],
  ['S3', () => s3Storage(s3)],
])('%s', (_name, open) => {
  test('bytes are read back as they were written', async () => {
    const storage = open();
    expect(await storage.put('photos/bytes.webp', bytes, 'image/webp')).toBe(100_000);
    expect(await storage.has('photos/bytes.webp')).toBe(true);
    expect(await contentOf(storage, 'photos/bytes.webp')).toEqual({ size: 100_000, content: bytes });
  });

  test('a stream of unknown length is read back byte for byte', async () => {
    const storage = open();
    const halves = Readable.from([bytes.subarray(0, 33_333), bytes.subarray(33_333)]);
    expect(await storage.put('stream.pdf', halves, 'application/pdf')).toBe(100_000);
    expect(await contentOf(storage, 'stream.pdf')).toEqual({ size: 100_000, content: bytes });
  });

  test('an empty file can be stored', async () => {
    const storage = open();
    await storage.put('empty', Buffer.alloc(0), 'text/plain');
    expect(await contentOf(storage, 'empty')).toEqual({ size: 0, content: Buffer.alloc(0) });
  });

  test('a range is read with the size of the whole file', async () => {
    const storage = open();
    await storage.put('ranged', bytes, 'application/pdf');
    const part = await contentOf(storage, 'ranged', { start: 10, end: 19 });
    expect(part).toEqual({ size: 100_000, content: bytes.subarray(10, 20) });
    await expect(storage.get('ranged', { start: 100_000, end: 100_001 })).rejects.toThrow(RangeError);
  });

  test('writing again replaces the file', async () => {
    const storage = open();
    await storage.put('twice', bytes, 'text/plain');
    await storage.put('twice', Buffer.from('new'), 'text/plain');
    expect((await contentOf(storage, 'twice'))?.content.toString()).toBe('new');
  });

  test('a stream that fails leaves the earlier file and no other', async () => {
    const storage = open();
    await storage.put('kept', Buffer.from('kept'), 'text/plain');
    await expect(storage.put('kept', broken(), 'text/plain')).rejects.toThrow('the browser went away');
    await expect(storage.put('never', broken(), 'text/plain')).rejects.toThrow('the browser went away');
    expect((await contentOf(storage, 'kept'))?.content.toString()).toBe('kept');
    expect(await storage.has('never')).toBe(false);
  });

  test('a missing file is undefined, and removing it is not an error', async () => {
    const storage = open();
    expect(await storage.get('missing')).toBeUndefined();
    expect(await storage.has('missing')).toBe(false);
    await storage.remove('missing');
  });

  test('a removed file is gone', async () => {
    const storage = open();
    await storage.put('removed', bytes, 'text/plain');
    await storage.remove('removed');
    expect(await storage.get('removed')).toBeUndefined();
  });

  test.each([
    '../secret',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '.incoming/x',
    'a\\b',
    'a\0b',
    '',
    'x'.repeat(201),
  ])('the key %j is rejected', async (key) => {
    const storage = open();
    await expect(storage.put(key, bytes, 'text/plain')).rejects.toThrow(RangeError);
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.remove(key)).rejects.toThrow(RangeError);
    await expect(storage.has(key)).rejects.toThrow(RangeError);
  });
});

test('a folder keeps no temporary files', async () => {
  const storage = folderStorage(join(folder, 'drafts'));
  await storage.put('whole', bytes, 'text/plain');
  await expect(storage.put('half', broken(), 'text/plain')).rejects.toThrow();
  expect(readdirSync(join(folder, 'drafts/.incoming'))).toEqual([]);
});

/** A bucket that has one file of two bytes, and fails on request. */
async function failing(fail: (response: ServerResponse, count: number) => boolean) {
  let count = 0;
  const proxy = createServer((request, response) => {
    count += 1;
    if (fail(response, count)) return;
    response.writeHead(200, { 'content-length': '2' }).end(request.method === 'HEAD' ? undefined : 'ok');
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close(), count: () => count };
}

describe('a failing bucket', () => {
  test('that does not answer is an error, not a missing file', async () => {
    const gone = await failing(() => false);
    gone.close();
    const storage = s3Storage({ ...s3, endpoint: gone.url });
    await expect(storage.get('any')).rejects.toThrow(/ECONNREFUSED/);
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['hangs up', (response) => response.destroy()],
    ['is busy', (response) => response.writeHead(503).end()],
  ])('that fails once with %s is asked again', async (_name, fail) => {
    const bucket = await failing((response, count) => count === 1 && Boolean(fail(response)));
    const storage = s3Storage({ ...s3, endpoint: bucket.url });
    expect(await contentOf(storage, 'any')).toEqual({ size: 2, content: Buffer.from('ok') });
    expect(bucket.count()).toBe(2);
    bucket.close();
  });

  test('that stays busy or rejects the request is an error', async () => {
    const bucket = await failing((response, count) =>
      Boolean(response.writeHead(count < 4 ? 503 : 403).end()),
    );
    const storage = s3Storage({ ...s3, endpoint: bucket.url });
    await expect(storage.get('any')).rejects.toThrow(/503/);
    await expect(storage.put('any', bytes, 'text/plain')).rejects.toThrow(/403/);
    expect(bucket.count()).toBe(4);
    bucket.close();
  });
});
