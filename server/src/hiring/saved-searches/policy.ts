import type { Person } from '#kit/context.ts';
import type { SavedSearchRow } from './tables.ts';

/** Only its person may use a saved search. */
export const ownsSearch = (actor: Person, row: Pick<SavedSearchRow, 'userId'>): boolean =>
  row.userId === actor.userId;
