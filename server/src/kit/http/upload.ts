import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '../errors.ts';

/** One received file in a temporary place, deleted by `discard`. */
export interface Upload {
  /** The file name from the browser, without any folder. */
  name: string;
  size: number;
  path: string;
  /** The first 4,100 bytes, enough to detect the kind by content. */
  head: Buffer;
}

export interface Received {
  fields: Record<string, string>;
  file: Upload;
  discard: () => Promise<void>;
}

const HEAD_BYTES = 4100;

/**
 * Reads a multipart call: text fields and exactly one file of at most `maxBytes`; 413 above, 400 without a
 * file.
 */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('invalid', m.invalid);
  const folder = await mkdtemp(join(tmpdir(), 'ieum-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const received = await readParts(request, join(folder, 'file'), maxBytes);
    return { ...received, discard };
  } catch (error) {
    await discard();
    throw isMalformed(error) ? new AppError('invalid', m.invalid) : error;
  }
}

/**
 * The parser's errors about a call that is not multipart have no code; our errors and those of the disk have
 * one.
 */
const isMalformed = (error: unknown) => error instanceof Error && !('code' in error);

async function readParts(request: FastifyRequest, path: string, maxBytes: number) {
  const fields: Record<string, string> = {};
  let file: Upload | undefined;
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) throw new AppError('too_large', m.fileTooLarge);
    file = { name: baseName(part.filename), size: part.file.bytesRead, path, head: await readHead(path) };
  }
  if (!file || file.size === 0) throw new AppError('invalid', m.invalid);
  return { fields, file };
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Control characters, and characters that change the reading direction: with those an `exe` can look like a
 * `jpg`.
 */
const UNSEEN = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

const baseName = (name: string | undefined) =>
  (name ?? '').normalize('NFC').split(/[/\\]/).at(-1)?.replace(UNSEEN, '').slice(0, 255) || 'file';
