import type { z } from 'zod';
import { RecruitmentFilters } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { SavedFilter, SavedSearch } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import type { SavedSearchRow } from './tables.ts';

/** Row → wire. */
export const presentSearch = (row: SavedSearchRow): SavedSearch => ({
  _id: row.id,
  name: row.name,
  filter: row.filter,
  isNotified: row.isNotified,
  createdAt: row.createdAt.toISOString(),
});

/** A filter as it was written → its values; undefined where the list no longer knows one of them. */
export const readWritten = (filter: SavedFilter): z.output<typeof RecruitmentFilters> | undefined =>
  RecruitmentFilters.safeParse(filter).data;
