import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { resumeQuery, saveResume } from '../data.ts';
import { ResumeDraft } from './draft.ts';
import type { Check } from './draft-state.ts';
import { editorCopy as copy } from './editor-copy.ts';
import { storeChanges, readStoredChanges } from './stored-changes.ts';
import { joinResumeTabs } from './sync-between-tabs.ts';

const STORE_MILLISECONDS = 400;

/** Ctrl+S and a restored connection save at once; leaving saves pending changes. */
function useSavingMoments(draft: ResumeDraft) {
  useEffect(() => {
    const save = () => void draft.autosave.flush();
    const saveByKeys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      save();
    };
    addEventListener('online', save);
    addEventListener('keydown', saveByKeys);
    return () => {
      removeEventListener('online', save);
      removeEventListener('keydown', saveByKeys);
      save();
      draft.autosave.stop();
    };
  }, [draft]);
}

/** Unsaved input survives a reload of this tab. */
function useStoredChanges(draft: ResumeDraft, userId: string | undefined) {
  useEffect(() => {
    if (!userId) return undefined;
    if (draft.restore(readStoredChanges(userId))) notifyRestored();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeNow = () => {
      clearTimeout(timer);
      storeChanges(userId, draft.read().changes);
    };
    const stop = draft.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(storeNow, STORE_MILLISECONDS);
    });
    addEventListener('pagehide', storeNow);
    return () => {
      stop();
      removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [draft, userId]);
}

/** Receives saves of other tabs, and sends those of this one. */
function useOtherTabs(draft: ResumeDraft, userId: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!userId) return undefined;
    const tabs = joinResumeTabs(userId, (version) => {
      if (version <= draft.read().saved.version) return;
      void client.fetchQuery({ ...resumeQuery, staleTime: 0 }).then(draft.receive, () => undefined);
    });
    let reported = draft.read().saved.version;
    const stop = draft.onChange(() => {
      const { version } = draft.read().saved;
      if (version > reported) tabs.report(version);
      reported = version;
    });
    return () => {
      stop();
      tabs.leave();
    };
  }, [draft, userId, client]);
}

/**
 * The rules are larger than the form, so they are loaded at the first focus; until then only the server
 * validates.
 */
function useRules() {
  const rules = useRef<Check>(undefined);
  useEffect(() => {
    const fetchRules = () =>
      void import('../fields/rules.ts').then(
        ({ errorsOf }) => {
          rules.current = errorsOf;
        },
        () => undefined,
      );
    document.addEventListener('focusin', fetchRules, { once: true });
    return () => document.removeEventListener('focusin', fetchRules);
  }, []);
  return rules;
}

/** A message that appears during the press that moved the focus would move the pressed element. */
const AFTER_PRESS = 300;

/** Shows the errors shortly after a field was left. */
function useLeaving(draft: ResumeDraft): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(draft.showErrors, AFTER_PRESS);
  };
}

/** The resume on this screen: its input, and its save state. */
export function useResumeDraft(resume: Resume) {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  const rules = useRules();
  const [draft] = useState(
    () =>
      new ResumeDraft(resume, {
        save: async (body) => {
          const saved = await saveResume(body);
          client.setQueryData(resumeQuery.queryKey, saved);
          return saved;
        },
        errorsOf: (content) => rules.current?.(content) ?? {},
        onMerged: () => toast(copy.merged),
      }),
  );
  const view = useSyncExternalStore(draft.onChange, draft.read);
  const saveState = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  useLeaveGuard(draft.autosave);
  useSavingMoments(draft);
  useStoredChanges(draft, userId);
  useOtherTabs(draft, userId);
  return { draft, view, saveState, onLeave: useLeaving(draft) };
}
