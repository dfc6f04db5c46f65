import { storeDraft, readDraft } from '#lib/storage/unsaved-drafts.ts';
import type { Changes, ResumePart } from '../parts.ts';

// Unsaved changes stay in this tab, so that a reload or a lost connection loses nothing.

const PLACE = 'resume';

/** Stores the unsaved changes of a person in this tab; without changes the stored ones are deleted. */
export const storeChanges = (userId: string, changes: Changes): void =>
  storeDraft(PLACE, userId, changes.size > 0 ? [...changes] : undefined);

/** This person's unsaved changes in this tab. */
export const readStoredChanges = (userId: string): Changes =>
  new Map(readDraft<[ResumePart, unknown][]>(PLACE, userId)) as Changes;
