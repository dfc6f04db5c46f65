import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { alert } from '#ui/alert/alert.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';
import { confirmLeaving, isOtherPath, useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { saveDraft, submitDraft, type DraftChange } from './data.ts';
import { createApplicationDraft } from './draft.ts';
import { rejectionText } from './rejection-text.ts';
import {
  missingAnswers,
  missingInResume,
  missingByServer,
  type Answers,
  type ApplyStep,
  type MissingItem,
} from './steps.ts';

/** The items that a step lacks before it may be left. */
function missingItemsAt(step: ApplyStep, application: OwnApplication, answers: Answers): MissingItem[] {
  if (step === 'resume') return missingInResume(application);
  if (step === 'questions') return missingAnswers(application, answers);
  return step === 'review' ? [...missingInResume(application), ...missingAnswers(application, answers)] : [];
}

type OnRejected = (reason: string) => void;

function useDraft(application: OwnApplication, onRejected: OnRejected) {
  const draftKey = `application.${application._id}`;
  const save = async (change: DraftChange) => {
    try {
      await saveDraft(application._recruitment, change);
    } catch (error) {
      const reason = rejectionText(error);
      if (reason) onRejected(reason);
      throw error;
    }
  };
  const [left] = useState(() => readUnsavedDraft<Answers>(draftKey));
  const [draft] = useState(() => createApplicationDraft(application, save, left));
  const answers = useSyncExternalStore(draft.onChange, draft.read);
  const saveState = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  useLeaveGuard({ ...draft.autosave, isLeaving: isOtherPath });
  useUnsavedDraft(
    () => draftKey,
    () => (draft.autosave.hasUnsaved() ? draft.read() : undefined),
  );
  useEffect(() => {
    if (left) notifyRestored();
  }, [left]);
  useEffect(
    () => () => {
      void draft.autosave.flush();
      draft.autosave.stop();
    },
    [draft],
  );
  return { draft, answers, saveState };
}

interface SubmitOptions {
  onDone: (application: OwnApplication) => void;
  onRejected: OnRejected;
  onReported: (missing: MissingItem[]) => void;
}

/** Submits once, however often the button is pressed; returns what the server finds missing. */
function useSubmit(application: OwnApplication, { onDone, onRejected, onReported }: SubmitOptions) {
  const isRunning = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmitting(true);
    try {
      onDone(await submitDraft(application._recruitment));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = rejectionText(error);
      if (reason) onRejected(reason);
      else if (error.status === 400) onReported(missingByServer(application, error.fields));
      else if (!error.isReported) await alert(error.message);
    } finally {
      isRunning.current = false;
      setSubmitting(false);
    }
  };
  return { isSubmitting, submit };
}

interface FormOptions extends Pick<SubmitOptions, 'onDone' | 'onRejected'> {
  application: OwnApplication;
  step: ApplyStep;
}

/** The state of the application: answers, what is missing, and its submission. */
export function useApplicationForm({ application, step, onDone, onRejected }: FormOptions) {
  const { draft, answers, saveState } = useDraft(application, onRejected);
  const [triedStep, setTriedStep] = useState<ApplyStep>();
  const [reported, setReported] = useState<readonly MissingItem[]>([]);
  const onReported = (found: MissingItem[]) => {
    setReported(found.filter((item) => item.kind === 'reported'));
    setTriedStep('review');
  };
  const { isSubmitting, submit } = useSubmit(application, { onDone, onRejected, onReported });
  const missing = [...missingItemsAt(step, application, answers), ...(step === 'review' ? reported : [])];

  return {
    answers,
    saveState,
    missing,
    /** What the server found missing at the last try. */
    reported,
    /** Missing answers are shown once the person has tried to continue. */
    shownMissing: triedStep === step || step === 'review' ? missing : [],
    isSubmitting,
    answer: draft.answer,
    enter: draft.enter,
    retry: () => void draft.autosave.flush(),
    /** Whether the person may continue from this step; if not, what is missing is shown. */
    tryNext: (): boolean => {
      setTriedStep(step);
      return missingItemsAt(step, application, answers).length === 0;
    },
    submit: async () => {
      await draft.autosave.flush();
      await submit();
    },
    /** True when leaving loses nothing, or the person confirms it. */
    mayLeave: async (): Promise<boolean> => {
      await draft.autosave.flush();
      return !draft.autosave.hasUnsaved() || confirmLeaving();
    },
  };
}
