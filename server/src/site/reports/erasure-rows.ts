import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { newId } from '#kit/db/ids.ts';
import { savedReports } from './tables.ts';

/** A saved report with the mark in its name, as of somebody who was an administrator before. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const question = { kind: 'VISITS', split: 'DAY', period: 'WEEK' as const };
  const at = { createdAt: world.clock.now(), updatedAt: world.clock.now() };
  await world.db
    .insert(savedReports)
    .values({ id: newId(), userId: person.user.id, place: 1, name: mark, ...question, ...at });
};
