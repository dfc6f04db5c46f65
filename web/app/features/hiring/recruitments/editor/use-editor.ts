import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#lib/api/api-error.ts';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';
import { useConsequences } from './checks/consequences.ts';
import { formOf, newForm, type CompanyContact, type EditorForm } from './editor-form.ts';
import type { FieldProblem } from './checks/field-problems.ts';
import { changedParts, conflictsOf, mergedOf } from './saving/merge-versions.ts';
import { RecruitmentSaver, type FormPart, type LocalRecruitment } from './saving/recruitment-saver.ts';

/** Whether a recruitment is saved automatically: only one that nobody else can see. */
export const isSavedAutomatically = (recruitment: OwnRecruitment | undefined): boolean =>
  recruitment === undefined || recruitment.state === 'NO_SHOWN';

function showProblems(form: UseFormReturn<EditorForm>, problems: readonly FieldProblem[]): void {
  form.clearErrors();
  for (const { path, message } of problems)
    form.setError(path as FieldPath<EditorForm>, { type: 'server', message });
}

/** The ids of new questions are stored in the form after a save. */
function keepQuestionIds(form: UseFormReturn<EditorForm>, { questions }: OwnRecruitment): void {
  questions.forEach(({ _id }, index) => {
    const question = form.getValues(`questions.${index}`);
    if (question && question._id === undefined) form.setValue(`questions.${index}._id`, _id);
  });
}

/** The ids that questions get when they are saved are not a change of the user. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => (name === '_id' ? undefined : inner)) ?? '';

/** Returns which part of the form really changed; other updates of the form do not cause a save. */
function useTouch(form: UseFormReturn<EditorForm>, saver: RecruitmentSaver) {
  const seen = useRef<Record<string, string>>({});
  const remember = useCallback(() => {
    const values = form.getValues();
    seen.current = Object.fromEntries(Object.entries(values).map(([part, value]) => [part, textOf(value)]));
  }, [form]);
  useEffect(() => {
    remember();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const [part, value] of Object.entries(values)) {
          const text = textOf(value);
          if (text === seen.current[part]) continue;
          seen.current[part] = text;
          saver.touch(part as FormPart);
        }
        saver.marks.removeCorrected();
      },
    });
  }, [form, saver, remember]);
  return remember;
}

/** Milliseconds without a change until problems are shown. */
const PAUSE = 700;
/** A message that appears during the press that moved the focus would move the pressed element. */
const AFTER_PRESS = 300;

const draftKeyOf = (id: string | undefined): string => `recruitment.${id ?? 'new'}`;

/**
 * Shows problems at their fields after a pause, also where nothing is saved automatically; returns the blur
 * handler.
 */
function useProblemTiming(form: UseFormReturn<EditorForm>, saver: RecruitmentSaver): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showProblemsIn = useCallback(
    (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(saver.marks.showCurrent, milliseconds);
    },
    [saver],
  );
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: () => showProblemsIn(PAUSE) });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [form, showProblemsIn]);
  return useCallback(() => showProblemsIn(AFTER_PRESS), [showProblemsIn]);
}

/** Restores what was unsaved when the session ended, and stores it when the session ends here. */
function useRestoredDraft(saver: RecruitmentSaver, unsaved: LocalRecruitment | undefined): void {
  useUnsavedDraft(() => draftKeyOf(saver.saved()?.id), saver.unsaved);
  useEffect(() => {
    if (!unsaved) return;
    saver.restore(unsaved);
    notifyRestored();
  }, [saver, unsaved]);
}

interface SaverEvents {
  onCreated: (id: string) => void;
  onConflict: (error: ApiError) => void;
}

/** Saves the form of this recruitment for as long as the editor is open. */
function useSaver(
  recruitment: OwnRecruitment | undefined,
  form: UseFormReturn<EditorForm>,
  { onCreated, onConflict }: SaverEvents,
): RecruitmentSaver {
  const client = useQueryClient();
  const [saver] = useState(() => {
    const start = recruitment && { id: recruitment._id, version: recruitment.version };
    return new RecruitmentSaver(start, isSavedAutomatically(recruitment), {
      values: () => form.getValues(),
      showProblems: (problems) => showProblems(form, problems),
      onCreated,
      onSaved: (saved, part) => {
        if (part === 'questions') keepQuestionIds(form, saved);
        void client.invalidateQueries({ queryKey: ['own-recruitments'], refetchType: 'none' });
      },
      onConflict,
    });
  });
  useEffect(() => () => saver.autosave.stop(), [saver]);
  return saver;
}

/** The editor's state: the form, its save state, what is missing, and conflicts. */
export function useEditor(
  recruitment: OwnRecruitment | undefined,
  { company, onCreated }: { company: CompanyContact | undefined; onCreated: (id: string) => void },
) {
  const [conflict, setConflict] = useState<ApiError>();
  const [unsaved] = useState(() => readUnsavedDraft<LocalRecruitment>(draftKeyOf(recruitment?._id)));
  const form = useForm<EditorForm>({
    defaultValues: unsaved?.mine ?? (recruitment ? formOf(recruitment) : newForm(company)),
  });
  const saver = useSaver(recruitment, form, { onCreated, onConflict: setConflict });
  useConsequences(form);
  const remember = useTouch(form, saver);
  const showProblemsSoon = useProblemTiming(form, saver);
  useRestoredDraft(saver, unsaved);
  const saveState = useSyncExternalStore(saver.autosave.onChange, saver.autosave.read, saver.autosave.read);

  /** Applies the changes made here to the other window's version and saves it. */
  const merge = (theirs: OwnRecruitment, choices: Readonly<Record<string, string>>) => {
    const merged = mergedOf(saver.versions(formOf(theirs)), choices);
    saver.adopt({ id: theirs._id, version: theirs.version }, formOf(theirs));
    form.reset(merged);
    remember();
    for (const part of Object.keys(merged) as FormPart[]) saver.autosave.cancel(part);
    for (const part of changedParts(merged, formOf(theirs))) saver.autosave.touch(part);
    setConflict(undefined);
    saver.autosave.resolveConflict('resend');
  };

  return {
    form,
    saver,
    saveState,
    conflict,
    conflictsWith: (theirs: OwnRecruitment) => conflictsOf(saver.versions(formOf(theirs))),
    merge,
    showProblemsSoon,
    showProblems: (problems: readonly FieldProblem[]) => showProblems(form, problems),
  };
}
