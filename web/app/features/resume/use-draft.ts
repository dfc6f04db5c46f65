import type { Resume } from '@ieum/contract/resumes.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOtherPage, useLeaveGuard } from '#ui/use-leave-guard.ts';
import { resumeQuery, saveResume } from './data.ts';
import { createResumeDraft, type ResumeDraft } from './draft.ts';

/** The resume on this screen: what is written, and how far it has been saved. */
export function useResumeDraft(resume: Resume) {
  const client = useQueryClient();
  const [draft] = useState<ResumeDraft>(() =>
    createResumeDraft(resume, async (body) => {
      const saved = await saveResume(body);
      client.setQueryData(resumeQuery.queryKey, saved);
      return saved;
    }),
  );
  const view = useSyncExternalStore(draft.onChange, draft.read);
  const saveState = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  useLeaveGuard({ ...draft.autosave, isLeaving: isOtherPage });

  useEffect(() => {
    const retry = () => void draft.autosave.flush();
    const saveByKeys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      retry();
    };
    addEventListener('online', retry);
    addEventListener('keydown', saveByKeys);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('keydown', saveByKeys);
      retry();
      draft.autosave.stop();
    };
  }, [draft]);

  return { draft, view, saveState };
}
