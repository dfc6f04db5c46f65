import { z } from 'zod';
import { FileRef, Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { FILE_MAX_BYTES, fileTypes, IMAGE_MAX_BYTES } from './enums.ts';
import { consoleFilePaths, editorPaths, filePaths } from './paths.ts';
import { commonTexts as c } from '../../common/texts.ts';

// A member's own files, and reading any file.

/** A file of the caller: what others see of it, its type and its upload time. */
export const OwnFile = FileRef.extend({
  type: z.enum(fileTypes).nullable(),
  createdAt: z.string().max(40),
});
export type OwnFile = z.infer<typeof OwnFile>;

const params = z.object({ _file: Id });
/** PROFILE must be an image; without a type the file is an attachment. */
const form = z.object({ type: z.enum(['PROFILE'], c.unknownValue.key).optional() });
const response = z.object({ file: OwnFile });

export const files = endpointsOf('files', {
  read: endpoint({
    ...filePaths.read,
    summary: 'Download a file',
    transaction: 'manual',
    raw: true,
    params,
    query: z.object({
      until: z.string().max(20).optional(),
      sign: z.string().max(100).optional(),
    }),
    headers: z.object({
      range: z.string().max(200).optional(),
      'if-none-match': z.string().max(200).optional(),
    }),
    response: z.object({}),
  }),
  listMine: endpoint({
    ...filePaths.listMine,
    summary: "List the caller's own files",
    query: z.object({ ...listPart, type: z.enum(fileTypes, c.unknownValue.key).optional() }),
    headers: ListHeaders,
    response: listOf('files', OwnFile),
  }),
  findMine: endpoint({
    ...filePaths.findMine,
    summary: "Read one of the caller's own files",
    params,
    response,
  }),
  upload: endpoint({
    ...filePaths.upload,
    summary: 'Upload a file',
    transaction: 'manual',
    form,
    file: { maxBytes: FILE_MAX_BYTES },
    response,
  }),
  replace: endpoint({
    ...filePaths.replace,
    summary: 'Replace the content of a file',
    transaction: 'manual',
    params,
    form,
    file: { maxBytes: FILE_MAX_BYTES },
    response,
  }),
  remove: endpoint({ ...filePaths.remove, summary: 'Delete a file', params, response: Nothing }),
});

export const consoleFiles = endpointsOf('consoleFiles', {
  /** It is re-encoded and becomes public with the content that shows it; otherwise it is deleted after a day. */
  upload: endpoint({
    ...consoleFilePaths.upload,
    summary: 'Upload a picture for a banner or a popup',
    transaction: 'manual',
    form: z.object({}),
    file: { maxBytes: IMAGE_MAX_BYTES },
    response: z.object({ file: FileRef }),
  }),
});

/** A photo for the rich editor, re-encoded; for approved companies and administrators. */
export const editor = endpointsOf('editor', {
  addPhoto: endpoint({
    ...editorPaths.addPhoto,
    summary: 'Upload a photo for the rich text editor',
    form: z.object({}),
    file: { maxBytes: 20 * 1024 * 1024 },
    transaction: 'manual',
    response: z.object({ url: z.string().max(500) }),
  }),
});
