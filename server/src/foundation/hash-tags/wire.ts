import type { z } from 'zod';
import type { HashTag, HashTagDraft, HashTagRef } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import type { HashTagChange } from './changes.ts';
import type { ListedTag } from './queries.ts';
import type { HashTagRow } from './tables.ts';

/** Row → the tag as suggestions show it. */
export const presentRef = ({ id, name }: Pick<HashTagRow, 'id' | 'name'>): HashTagRef => ({ _id: id, name });

/** Row → the console. */
export const presentHashTag = ({ tag, uses }: ListedTag): HashTag => ({
  ...presentRef(tag),
  index: tag.position,
  isActive: tag.isActive,
  uses,
  version: tag.version,
  createdAt: tag.createdAt.toISOString(),
  updatedAt: tag.updatedAt.toISOString(),
});

/** Draft → columns; omitted fields are unchanged. */
export const fromDraft = <D extends Partial<z.output<typeof HashTagDraft>>>({ index, ...same }: D) =>
  ({ ...same, ...(index !== undefined && { position: index }) }) satisfies HashTagChange;
