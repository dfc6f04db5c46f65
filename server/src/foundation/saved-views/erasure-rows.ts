import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { newId } from '#kit/db/ids.ts';
import { savedViews } from './tables.ts';

/** A view with the mark in its name and its search, as of somebody who was an administrator before. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const look = { order: [], hidden: [], density: 'normal' as const };
  const at = { userId: person.user.id, list: 'console-members', slot: 1, createdAt: world.clock.now() };
  await world.db.insert(savedViews).values({ id: newId(), name: mark, query: `q=${mark}`, ...look, ...at });
};
