import type { Changes, ResumePart } from './parts.ts';

// What was written and not saved stays in this tab, so that a reload or a lost connection takes nothing away.

const NAME = 'resume.unsaved';

interface Kept {
  userId: string;
  changes: [ResumePart, unknown][];
}

/** Keeps the changes of a person for this tab; none forgets what was kept. */
export function keepChanges(userId: string, changes: Changes): void {
  try {
    if (changes.size === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ userId, changes: [...changes] }));
  } catch {
    // A full or forbidden storage only costs what a reload would bring back.
  }
}

/** What this person wrote here before and was never saved. */
export function readKeptChanges(userId: string): Changes {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
    return kept?.userId === userId ? (new Map(kept.changes) as Changes) : new Map();
  } catch {
    return new Map();
  }
}
