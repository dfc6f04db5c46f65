import { one } from '#kit/db/rows.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { dataExports } from './tables.ts';

/** An archive of everything that the other modules have written. */
export const longestWrites: LongestWrites = async ({ world, person }) => {
  const requestedAt = world.clock.now();
  const values = { userId: person.user.id, day: '2026-01-01', locale: 'ko', requestedAt } as const;
  const { id } = one(await world.db.insert(dataExports).values(values).returning());
  await world.app.jobs.runNow('prepare-data-export', { id });
  return { ids: {} };
};
