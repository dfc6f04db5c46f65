import type { z } from 'zod';
import type { Level, LevelDraft } from '@ieum/contract/account/levels/endpoints.ts';
import type { LevelChange } from './changes.ts';
import type { LevelRow } from './tables.ts';

/** Row → wire; `counts` is the number of members by level. */
export const presentLevel = (row: LevelRow, counts: ReadonlyMap<string, number>): Level => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  index: row.position,
  minPoints: row.minPoints,
  benefits: row.benefits,
  isDefault: row.isDefault,
  memberCount: counts.get(row.id) ?? 0,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

/** A level inside a member. */
export const presentLevelName = ({ id, name }: Pick<LevelRow, 'id' | 'name'>) => ({ _id: id, name });

/** Draft → columns; omitted fields are unchanged. */
export const fromLevelDraft = <D extends Partial<z.output<typeof LevelDraft>>>({ index, ...same }: D) =>
  ({ ...same, ...(index !== undefined && { position: index }) }) satisfies LevelChange;
