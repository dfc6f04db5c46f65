import { keepDraft, readDraft } from '#lib/storage/unsaved-drafts.ts';
import type { Changes, ResumePart } from '../parts.ts';

// What was written and not saved stays in this tab, so that a reload or a lost connection takes nothing away.

const PLACE = 'resume';

/** Keeps the changes of a person for this tab; none forgets what was kept. */
export const keepChanges = (userId: string, changes: Changes): void =>
  keepDraft(PLACE, userId, changes.size > 0 ? [...changes] : undefined);

/** What this person wrote here before and was never saved. */
export const readKeptChanges = (userId: string): Changes =>
  new Map(readDraft<[ResumePart, unknown][]>(PLACE, userId)) as Changes;
