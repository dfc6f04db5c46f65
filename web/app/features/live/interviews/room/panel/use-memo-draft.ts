import { useEffect, useState } from 'react';
import { MemoDraft } from './memo-draft.ts';

/**
 * The drafts of rooms that were left, by code. One that is still being saved could overwrite a second
 * draft of the same memo, so it is continued instead.
 */
const leftDrafts = new Map<string, MemoDraft>();

function openDraft(code: string): MemoDraft {
  const left = leftDrafts.get(code);
  return left?.hasUnsaved() ? left : new MemoDraft(code);
}

/** The memo of a room, kept while its panel is closed; unsaved input is sent when the room is left. */
export function useMemoDraft(code: string): MemoDraft {
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
