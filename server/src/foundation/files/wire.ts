import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { fillPath } from '@ieum/contract/common/endpoint.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import type { OwnFile } from '@ieum/contract/foundation/files/endpoints.ts';
import type { FileType } from '@ieum/contract/foundation/files/enums.ts';
import type { FileLink } from '#platform/crypto.ts';
import type { FileRow, ReferredFile } from './tables.ts';

/** The address of a file's content, without a signature. */
export const publicFileUrl = (fileId: string): string => fillPath(filePaths.read.path, { _file: fileId });

/** Row → wire; a private file comes with its signed link. */
export function presentFile(row: ReferredFile, link: FileLink | undefined): FileRef {
  const url = publicFileUrl(row.id);
  return {
    _id: row.id,
    name: row.name,
    size: row.size,
    mimeType: row.mimeType,
    url: link ? `${url}?until=${link.until}&sign=${encodeURIComponent(link.sign)}` : url,
  };
}

/** A file for its owner or for administrators. */
export const presentOwnFile = (row: FileRow, reference: FileRef): OwnFile => ({
  ...reference,
  type: row.type as FileType | null,
  createdAt: row.createdAt.toISOString(),
});
