import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkedKey, type ByteRange, type Storage } from './storage.ts';

export type S3Options = { endpoint: string; bucket: string; key: string; secret: string; region: string };
type Bucket = { client: S3Client; name: string };
type Upload = { key: string; body: Uint8Array | Readable; size: number; mimeType: string };

/** Keeps files in a bucket of an S3-compatible service, addressed by path. */
export function s3Storage({ endpoint, bucket: name, key: accessKeyId, secret, region }: S3Options): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey: secret },
    forcePathStyle: true,
    // Compatible services store the trailing checksum of a streamed body as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, requestTimeout: 30_000 },
  });
  const bucket = { client, name };
  return {
    put: async (key, content, mimeType) => {
      checkedKey(key);
      if (content instanceof Readable) return spool(bucket, { key, content, mimeType });
      return upload(bucket, { key, body: content, size: content.byteLength, mimeType });
    },
    get: async (key, range) => read(bucket, checkedKey(key), range),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: checkedKey(key) }));
    },
    has: async (key) => {
      const head = client.send(new HeadObjectCommand({ Bucket: name, Key: checkedKey(key) }));
      return (await head.catch(ignoreMissing)) !== undefined;
    },
  };
}

async function upload({ client, name }: Bucket, { key, body, size, mimeType }: Upload): Promise<number> {
  await client.send(
    new PutObjectCommand({ Bucket: name, Key: key, Body: body, ContentLength: size, ContentType: mimeType }),
  );
  return size;
}

/** S3 wants the length before the first byte, and a broken stream must leave nothing behind. */
async function spool(
  bucket: Bucket,
  { content, ...file }: Omit<Upload, 'body' | 'size'> & { content: Readable },
): Promise<number> {
  const draft = join(tmpdir(), `ieum-${randomUUID()}`);
  try {
    const target = createWriteStream(draft, { mode: 0o600 });
    await pipeline(content, target);
    return await upload(bucket, { ...file, body: createReadStream(draft), size: target.bytesWritten });
  } finally {
    await rm(draft, { force: true });
  }
}

async function read({ client, name }: Bucket, key: string, range?: ByteRange) {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const found = await client
    .send(new GetObjectCommand({ Bucket: name, Key: key, Range }))
    .catch(ignoreMissing);
  if (!found) return undefined;
  if (!(found.Body instanceof Readable)) throw new TypeError(`The bucket answered ${key} without a stream`);
  const whole = found.ContentRange?.split('/').at(-1) ?? found.ContentLength;
  return { stream: found.Body, size: Number(whole) };
}

function ignoreMissing(error: unknown): undefined {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 416) throw new RangeError('The file ends before the range begins', { cause: error });
  if (status !== 404) throw error;
}
