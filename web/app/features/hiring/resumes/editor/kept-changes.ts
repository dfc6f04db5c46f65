import { keepWork, readWork } from '#lib/storage/left-work.ts';
import type { Changes, ResumePart } from '../parts.ts';

// What was written and not saved stays in this tab, so that a reload or a lost connection takes nothing away.

const PLACE = 'resume';

/** Keeps the changes of a person for this tab; none forgets what was kept. */
export const keepChanges = (userId: string, changes: Changes): void =>
  keepWork(PLACE, userId, changes.size > 0 ? [...changes] : undefined);

/** What this person wrote here before and was never saved. */
export const readKeptChanges = (userId: string): Changes =>
  new Map(readWork<[ResumePart, unknown][]>(PLACE, userId)) as Changes;
