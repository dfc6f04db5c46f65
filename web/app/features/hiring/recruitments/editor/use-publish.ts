import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import {
  invalidateOwnRecruitments,
  ownRecruitmentApi as api,
} from '#features/hiring/recruitments/own/data.ts';
import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { focusNextArea } from '#ui/layout/refocus-within.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { problemsOf, type FieldProblem } from './checks/field-problems.ts';
import { periodSummary } from './checks/summaries.ts';
import type { EditorForm } from './editor-form.ts';
import type { useEditor } from './use-editor.ts';

type Editor = ReturnType<typeof useEditor>;

/** Values to correct before the recruitment can be saved or published. */
export interface MissingValues {
  problems: readonly FieldProblem[];
  act: 'save' | 'publish';
}

const nothing: MissingValues = { problems: [], act: 'publish' };

const askToPublish = ({ subject, application }: EditorForm): Promise<boolean> =>
  confirm({
    title: copy.confirmPublish.title(subject),
    body: copy.confirmPublish.body(periodSummary(application)),
    confirmLabel: copy.publish,
  });

/** Saves and publishes: first what is missing, then one question, then the call. */
export function usePublish(editor: Editor) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [missing, setMissing] = useState<MissingValues>(nothing);
  const [isBusy, setBusy] = useState(false);
  const { form, saver } = editor;

  const isSaved = async (): Promise<boolean> => {
    await saver.autosave.flush();
    if (!saver.autosave.hasUnsaved()) return true;
    setMissing({ problems: saver.marks.findUnsavable(), act: 'save' });
    return false;
  };

  const goPublic = async (): Promise<void> => {
    if (!(await isSaved())) return;
    const id = await saver.findId();
    await api.setState({ params: { _recruitment: id }, body: { state: RecruitmentState.Ongoing } });
    await invalidateOwnRecruitments(client);
    toast(copy.published, { tone: 'success' });
    focusNextArea();
    await navigate('/dashboard/recruitments?state=ON_GOING');
  };

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? problemsOf(error.fields) : [];
      if (fields.length === 0) await showError(error);
      else editor.showProblems(fields);
      setMissing({ problems: fields, act: 'publish' });
    } finally {
      setBusy(false);
    }
  };

  const publish = () =>
    guarded(async () => {
      const problems = saver.marks.showAll();
      setMissing({ problems, act: 'publish' });
      if (problems.length > 0) return;
      if (await askToPublish(form.getValues())) await goPublic();
    });

  const save = () =>
    guarded(async () => {
      if (await isSaved()) toast(copy.changesSaved, { tone: 'success' });
    });

  return { publish, save, isBusy, missing, closeMissing: () => setMissing(nothing) };
}
