import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { FileType } from '@ieum/contract/foundation/files/enums.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { fileTexts } from '@ieum/contract/foundation/files/texts.ts';
import { signFileLink, signFileLinkUntil, type Secrets } from '#platform/crypto.ts';
import { stripMetadata, PictureError } from '#platform/files/strip-metadata.ts';
import { findFileKind, type FileKind, type FileKindName } from '#platform/files/file-kinds.ts';
import { isEncryptedPdf } from '#platform/pdf/check-pdf.ts';
import { cleanImage, ImageError, type ImageSize } from '#platform/files/images.ts';
import type { ByteRange, Storage, StoredFile } from '#platform/files/storage.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import type { Upload } from '#kit/http/upload.ts';
import { files, type FileRow, type ReferredFile } from './tables.ts';
import { presentFile } from './wire.ts';

export interface StorePlan {
  type: FileType | null;
  ownerId: string | null;
  /** Kinds stored unchanged, detected by content; or the size in which a picture is re-encoded. */
  kinds: readonly FileKindName[] | ImageSize;
  isPublic: boolean;
}

export interface FileStore {
  /**
   * Stores an upload, not yet attached to anything; outside a transaction. 413 or 415 for a rejected file.
   */
  store: (work: Pick<Work, 'db' | 'now'>, upload: Upload, plan: StorePlan) => Promise<FileRow>;
  /**
   * Copies a file with the same bytes, not yet attached; undefined when the bytes are missing in the storage.
   */
  copy: (
    work: Pick<Work, 'db' | 'now'>,
    row: FileRow,
    owner: { ownerId: string; isPublic: boolean },
  ) => Promise<FileRow | undefined>;
  /**
   * Attaches the owner's files to a row, so that they are not deleted; 400 when one belongs to somebody else.
   * Returns them in the order of the ids.
   */
  attach: (
    work: Pick<Work, 'db' | 'now'>,
    ids: readonly string[],
    owner: { ownerId: string; isPublic: boolean },
  ) => Promise<FileRow[]>;
  /** Detaches files: they are no longer public and are deleted with the unattached ones. */
  release: (work: Pick<Work, 'db'>, ids: readonly string[]) => Promise<void>;
  /**
   * The wire form in other responses; a private file's link is valid for five minutes, so the policy must be
   * checked before.
   */
  present: (row: ReferredFile) => FileRef;
  /**
   * The same for an e-mail, with a link that is valid until a moment, also for a public file that becomes private.
   */
  presentUntil: (row: FileRow, end: Date) => FileRef;
  /** The bytes or a range of them; undefined when they are missing in the storage. */
  open: (row: FileRow, range?: ByteRange) => Promise<StoredFile | undefined>;
  /** Removes the bytes of rows already deleted. */
  discard: (rows: readonly Pick<FileRow, 'storageKey'>[]) => Promise<void>;
}

interface Deps {
  storage: Storage;
  secrets: Secrets;
  now: () => Date;
}

/** All files of the product: rows in the database, bytes in the storage. */
export function createFileStore({ storage, secrets, now }: Deps): FileStore {
  return {
    store: (work, upload, plan) => store(storage, work, { upload, plan }),
    copy: (work, row, owner) => copy(storage, work, { row, owner }),
    attach,
    release: async ({ db }, ids) => {
      if (ids.length > 0)
        await db
          .update(files)
          .set({ attachedAt: null, isPublic: false })
          .where(inArray(files.id, [...ids]));
    },
    present: (row) => presentFile(row, row.isPublic ? undefined : signFileLink(secrets, row.id, now())),
    presentUntil: (row, end) => presentFile(row, signFileLinkUntil(secrets, row.id, end)),
    open: (row, range) => storage.get(row.storageKey, range),
    discard: async (rows) => {
      for (const { storageKey } of rows) await storage.remove(storageKey);
    },
  };
}

interface UploadToStore {
  upload: Upload;
  plan: StorePlan;
}

async function store(
  storage: Storage,
  work: Pick<Work, 'db' | 'now'>,
  { upload, plan }: UploadToStore,
): Promise<FileRow> {
  const { kinds, ...owner } = plan;
  const content = typeof kinds === 'string' ? await drawn(upload, kinds) : await asItIs(upload, kinds);
  const { bytes, ...described } = content;
  return keep(storage, work, { bytes: bytes(), ...described, ...owner });
}

async function copy(
  storage: Storage,
  work: Pick<Work, 'db' | 'now'>,
  { row, owner }: { row: FileRow; owner: { ownerId: string; isPublic: boolean } },
): Promise<FileRow | undefined> {
  const stored = await storage.get(row.storageKey);
  if (!stored) return undefined;
  const { type, name, mimeType, isImage } = row;
  return keep(storage, work, { bytes: stored.stream, type, name, mimeType, isImage, ...owner });
}

type Described = Pick<FileRow, 'type' | 'name' | 'mimeType' | 'isImage' | 'ownerId' | 'isPublic'>;

/** Stores the bytes first, then the row; if the row fails, the bytes are deleted. */
async function keep(
  storage: Storage,
  work: Pick<Work, 'db' | 'now'>,
  { bytes, ...described }: Described & { bytes: Uint8Array | Readable },
): Promise<FileRow> {
  const id = newId();
  const storageKey = `files/${id.slice(-2)}/${id}`;
  const size = await storage.put(storageKey, bytes, described.mimeType);
  try {
    const row = { id, storageKey, size, createdAt: work.now, ...described };
    return one(await work.db.insert(files).values(row).returning());
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}

async function drawn(upload: Upload, size: ImageSize) {
  try {
    const image = await cleanImage(upload.path, size);
    const name = withEnding(upload.name.replace(/\.[^.]*$/, ''), image.extension);
    return { bytes: () => image.bytes, mimeType: image.mimeType, name, isImage: true };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw new AppError(error.code, error.code === 'too_large' ? m.tooLarge : m.unsupportedMedia);
  }
}

async function asItIs(upload: Upload, kinds: readonly FileKindName[]) {
  const kind = await findFileKind(upload.path, kinds);
  if (!kind) throw new AppError('unsupported_media', m.unsupportedMedia);
  if (kind.kind === 'pdf' && (await isEncryptedPdf(upload.path)))
    throw new AppError('unsupported_media', fileTexts.encryptedPdf);
  return {
    bytes: await contentOf(upload.path, kind),
    mimeType: kind.mimeType,
    name: namedAs(kind, upload.name),
    isImage: false,
  };
}

/** A document is stored byte for byte; a photo is stored without its location and camera data. */
async function contentOf(path: string, { kind }: FileKind): Promise<() => Readable> {
  if (kind !== 'jpg' && kind !== 'png') return () => createReadStream(path);
  return stripMetadata(path, kind).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError('unsupported_media', m.unsupportedMedia);
  });
}

const NAME_LENGTH = 255;

/** Gives the name the extension of the file's content, so that it opens in the matching program. */
function namedAs({ extension }: FileKind, name: string): string {
  const endings = extension === 'jpg' ? ['jpg', 'jpeg'] : [extension];
  const isRight = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return isRight ? name : withEnding(name, extension);
}

const withEnding = (name: string, ending: string) =>
  `${name.slice(0, NAME_LENGTH - ending.length - 1)}.${ending}`;

const attach: FileStore['attach'] = async ({ db, now }, ids, { ownerId, isPublic }) => {
  if (ids.length === 0) return [];
  const isTheirs = and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId));
  await db
    .update(files)
    .set({ attachedAt: now })
    .where(and(isTheirs, isNull(files.attachedAt)));
  const rows = await db.update(files).set({ isPublic }).where(isTheirs).returning();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError('invalid', m.invalid);
    return row;
  });
};
