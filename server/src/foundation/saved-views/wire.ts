import type { SavedView } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import type { SavedViewRow } from './tables.ts';

/** Row → wire. */
export const presentView = (row: SavedViewRow): SavedView => ({
  _id: row.id,
  list: row.list,
  name: row.name,
  query: row.query,
  order: row.order,
  hidden: row.hidden,
  density: row.density,
  isDefault: row.isDefault,
  createdAt: row.createdAt.toISOString(),
});
