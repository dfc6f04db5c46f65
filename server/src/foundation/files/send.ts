import type { FastifyReply } from 'fastify';
import { dispositionOf } from '#kit/http/disposition.ts';
import { notFound } from '#kit/errors.ts';
import { readRange } from './ranges.ts';
import type { FileStore } from './store.ts';
import type { FileRow } from './tables.ts';

const PUBLIC_SECONDS = 24 * 60 * 60;
const PRIVATE_SECONDS = 5 * 60;

interface Wishes {
  range?: string | undefined;
  'if-none-match'?: string | undefined;
}

/**
 * Streams a file so that no browser runs its content: sandboxed, never sniffed, inline only when re-encoded
 * by us.
 */
export async function sendFile(reply: FastifyReply, store: FileStore, file: FileRow & { wishes: Wishes }) {
  const { wishes, size } = file;
  const tag = `"${file.storageKey.split('/').at(-1)}"`;
  void reply.headers(headersOf(file)).header('etag', tag);
  if (wishes['if-none-match']?.includes(tag)) return reply.code(304).send();
  const range = readRange(wishes.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const stored = await store.open(file, range);
  if (!stored) throw notFound();
  void reply.type(file.mimeType).header('content-length', range ? range.end - range.start + 1 : size);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.send(stored.stream);
}

const headersOf = (file: FileRow) => ({
  'accept-ranges': 'bytes',
  'cache-control': file.isPublic
    ? `public, max-age=${PUBLIC_SECONDS}`
    : `private, max-age=${PRIVATE_SECONDS}`,
  'content-disposition': dispositionOf(file.isImage ? 'inline' : 'attachment', file.name),
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
});
