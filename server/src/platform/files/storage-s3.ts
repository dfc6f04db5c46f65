import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { checkedKey, type ByteRange, type Storage } from './storage.ts';

export type S3Options = { endpoint: string; bucket: string; key: string; secret: string; region: string };
type Body = Uint8Array<ArrayBuffer> | Blob;
type Call = { method: string; key: string; headers?: Record<string, string>; body?: Body };
/** Sends a signed request for one file of the bucket. */
type Bucket = (call: Call) => Promise<Response>;

const ATTEMPTS = 3;
const PAUSE_MS = 100;
const ANSWER_MS = 30_000;
const UPLOAD_MS = 300_000;

/** Stores files in a bucket of an S3-compatible service, addressed by path. */
export function s3Storage(options: S3Options): Storage {
  const bucket = openBucket(options);
  return {
    put: async (key, content, mimeType) => {
      checkedKey(key);
      if (content instanceof Readable) return spool(bucket, { key, content, mimeType });
      return upload(bucket, { key, body: content as Uint8Array<ArrayBuffer>, mimeType });
    },
    get: async (key, range) => read(bucket, checkedKey(key), range),
    remove: async (key) => {
      await discard(await bucket({ method: 'DELETE', key: checkedKey(key) }));
    },
    has: async (key) => {
      const response = await discard(await bucket({ method: 'HEAD', key: checkedKey(key) }));
      return response.status !== 404;
    },
  };
}

function openBucket({ endpoint, bucket, key: accessKeyId, secret, region }: S3Options): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, region, service: 's3' });
  const address = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send(await client.sign(`${address}/${call.key}`, call));
        if (attempt === ATTEMPTS || !isBusy(response)) return await checked(response, call);
        await discard(response);
      } catch (error) {
        // Each request replaces, reads or removes a whole file, so that repeating it is safe.
        if (!isDisconnect(error)) throw error;
        if (attempt === ATTEMPTS)
          throw new Error(`The bucket does not answer: ${String(error.cause)}`, { cause: error });
      }
      await wait(PAUSE_MS * attempt);
    }
  };
}

/** Only the response must begin in time: the reader may take longer for the body. */
async function send(request: Request): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), request.body ? UPLOAD_MS : ANSWER_MS);
  try {
    // A compressed response would have another length than the file.
    request.headers.set('accept-encoding', 'identity');
    return await fetch(request, { signal: timeout.signal });
  } finally {
    clearTimeout(timer);
  }
}

const isBusy = ({ status }: Response): boolean => status >= 500 || status === 429;

/** The error by which `fetch` reports a failed connection; the reason is its cause. */
const isDisconnect = (error: unknown): error is TypeError =>
  error instanceof TypeError && error.cause instanceof Error;

/** The response when it is about the file: there, or missing. */
async function checked(response: Response, { method, key }: Call): Promise<Response> {
  if (response.ok || response.status === 404) return response;
  await discard(response);
  if (response.status === 416) throw new RangeError('The file ends before the range begins');
  throw new Error(`The bucket answered ${method} ${key} with ${response.status}`);
}

/** Releases the connection. */
async function discard(response: Response): Promise<Response> {
  await response.body?.cancel();
  return response;
}

interface Upload {
  key: string;
  body: Body;
  mimeType: string;
}

async function upload(bucket: Bucket, { key, body, mimeType }: Upload): Promise<number> {
  const headers = { 'content-type': mimeType };
  const response = await discard(await bucket({ method: 'PUT', key, headers, body }));
  if (!response.ok) throw new Error('The bucket is missing');
  return body instanceof Blob ? body.size : body.byteLength;
}

/** S3 needs the length before the first byte, and an aborted stream must leave nothing behind. */
async function spool(
  bucket: Bucket,
  { content, ...file }: Omit<Upload, 'body'> & { content: Readable },
): Promise<number> {
  const draft = join(tmpdir(), `ieum-${randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
    return await upload(bucket, { ...file, body: await openAsBlob(draft) });
  } finally {
    await rm(draft, { force: true });
  }
}

async function read(bucket: Bucket, key: string, range?: ByteRange) {
  const headers = range && { range: `bytes=${range.start}-${range.end}` };
  const response = await bucket({ method: 'GET', key, headers });
  if (!response.ok) {
    await discard(response);
    return undefined;
  }
  const whole =
    response.headers.get('content-range')?.split('/').at(-1) ?? response.headers.get('content-length');
  const stream = response.body
    ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    : Readable.from([]);
  return { stream, size: Number(whole) };
}
