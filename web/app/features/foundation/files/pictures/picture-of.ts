import { fillPath } from '@ieum/contract/common/endpoint.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';

/** A picture of an earlier version by its id; its file stays until the content is deleted. */
export const pictureOf = (id: string): FileRef => ({
  _id: id,
  name: '',
  size: 0,
  mimeType: 'image/webp',
  url: fillPath(filePaths.read.path, { _file: id }),
});
