import { open } from 'node:fs/promises';
import { readStreamHead } from './compound-file.ts';
import { hasPdfContent } from '../pdf/check-pdf.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const mimeTypes = {
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileKindName = keyof typeof mimeTypes;

/** The kind of a file's content; `extension` is written without the dot. */
export type FileKind = { kind: FileKindName; mimeType: string; extension: string };

/** The kinds allowed as attachment, as company file and as business registration. */
export const attachmentKinds: readonly FileKindName[] = [
  'pdf',
  'hwp',
  'hwpx',
  'docx',
  'xlsx',
  'pptx',
  'zip',
  'jpg',
  'png',
];
export const companyFileKinds: readonly FileKindName[] = ['pdf', 'xlsx', 'jpg', 'png'];
export const registrationKinds: readonly FileKindName[] = ['pdf', 'jpg', 'png'];

/** Detects a file's kind by its content, never its name; undefined when it is none of the allowed kinds. */
export async function findFileKind(
  path: string,
  allowed: readonly FileKindName[] = attachmentKinds,
): Promise<FileKind | undefined> {
  const kind = await kindOf(path);
  if (!kind || !allowed.includes(kind)) return undefined;
  return { kind, mimeType: mimeTypes[kind], extension: kind };
}

async function kindOf(path: string): Promise<FileKindName | undefined> {
  const ext = await extensionOf(path);
  if (ext === 'cfb') return (await isHwp(path)) ? 'hwp' : undefined;
  if (ext === 'pdf') return (await hasPdfContent(path)) ? 'pdf' : undefined;
  if (packages.has(ext) && !(await isWholePackage(path))) return undefined;
  if (ext === 'zip') return (await isHwpx(path)) ? 'hwpx' : 'zip';
  if (ext === 'apng') return 'png';
  return isKindName(ext) ? ext : undefined;
}

/** The extension that fits a file's content; none for an unknown kind or a truncated file. */
export async function extensionOf(source: string | Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  try {
    const type = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source));
    return type?.ext;
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    return undefined;
  }
}

/** The parsers throw all kinds of errors on a broken file; only errors of the disk are passed on. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const isKindName = (ext: string | undefined): ext is FileKindName =>
  ext !== undefined && Object.hasOwn(mimeTypes, ext);

const hwpSignature = Buffer.from('HWP Document File');

/**
 * A compound file whose stream `FileHeader` begins with the signature; other compound files are old Office
 * files.
 */
const isHwp = async (path: string): Promise<boolean> =>
  (await readStreamHead(path, 'FileHeader', hwpSignature.length))?.equals(hwpSignature) ?? false;

const packages = new Set<string | undefined>(['zip', 'docx', 'xlsx', 'pptx']);
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06');
/** The end-of-directory record itself, and the longest comment that may follow it. */
const LONGEST_END = 22 + 65_535;

/** A zip file ends with its directory; a truncated one cannot be opened. */
async function isWholePackage(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, LONGEST_END);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes(END_OF_DIRECTORY);
  } finally {
    await handle.close();
  }
}

const entryHeaderBytes = 30;
const hwpxMark = Buffer.from(`mimetype${mimeTypes.hwpx}`);

/**
 * HWPX, like other open document packages, begins with an uncompressed entry `mimetype` without extra field.
 */
async function isHwpx(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const found = Buffer.alloc(hwpxMark.length);
    await handle.read(found, 0, found.length, entryHeaderBytes);
    return found.equals(hwpxMark);
  } finally {
    await handle.close();
  }
}
