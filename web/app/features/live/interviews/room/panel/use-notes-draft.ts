import { useEffect, useState } from 'react';
import { NotesDraft } from './notes-draft.ts';

/**
 * The drafts of rooms that were left, by code. One that is still being saved could overwrite a second
 * draft of the same notes, so it is continued instead.
 */
const leftDrafts = new Map<string, NotesDraft>();

function openDraft(code: string): NotesDraft {
  const left = leftDrafts.get(code);
  return left?.hasUnsaved() ? left : new NotesDraft(code);
}

/** The notes of a room, kept while their panel is closed; unsaved input is sent when the room is left. */
export function useNotesDraft(code: string): NotesDraft {
  const [draft] = useState(() => openDraft(code));
  useEffect(() => {
    window.addEventListener('pagehide', draft.leave);
    return () => {
      window.removeEventListener('pagehide', draft.leave);
      leftDrafts.set(code, draft);
      draft.leave();
    };
  }, [code, draft]);
  return draft;
}
