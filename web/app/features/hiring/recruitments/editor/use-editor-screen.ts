import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findAllProblems, partOf, type FieldProblem, type Part } from './checks/field-problems.ts';
import { kindOf, type EditorActions } from './editor-head.tsx';
import type { EditorForm } from './editor-form.ts';
import { useEditedField } from './preview/use-edited-field.ts';
import { useOpenParts } from './use-open-parts.ts';
import { useApproval } from './use-approval.ts';
import type { useEditor } from './use-editor.ts';
import { usePublish } from './use-publish.ts';
import { usePublished } from './use-published.ts';

interface EditorScreenParams {
  editor: ReturnType<typeof useEditor>;
  recruitment: OwnRecruitment | undefined;
  firstPart: Part | undefined;
}

/** The shared state of the editor's screen: the rendered form, the current part, and the actions. */
export type EditorScreen = ReturnType<typeof useEditorScreen>;

const REQUIRED_PARTS: readonly Part[] = ['basic', 'period', 'work', 'recruiter'];

const partsFrom = (first: Part | undefined): readonly Part[] =>
  first ? [first, ...REQUIRED_PARTS.filter((part) => part !== first)] : REQUIRED_PARTS;

const isFilled = (part: Part, form: EditorForm, fileCount: number): boolean => {
  if (part === 'questions') return form.questions.length > 0;
  return part === 'attachments' ? fileCount > 0 : true;
};

function useShownForm() {
  const form = useDeferredValue(useWatch<EditorForm>() as EditorForm);
  const problems = useMemo(() => findAllProblems(form), [form]);
  return { form, problems };
}

/** The preview as a layer, where there is no space beside the form. */
function usePreview() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The state of the editor's screen; needs the form's context. */
export function useEditorScreen({ editor, recruitment, firstPart }: EditorScreenParams) {
  const [files, setFiles] = useState<readonly FileRef[]>(recruitment?.attachments ?? []);
  const preview = usePreview();
  const { form, problems } = useShownForm();
  const place = useOpenParts(editor.form, partsFrom(firstPart));
  const publishing = usePublish(editor);
  const published = usePublished(recruitment);
  const approval = useApproval();
  const { edited, onFocus } = useEditedField(form, place.current);
  const actions: EditorActions = {
    onPublish: () => void publishing.publish(),
    onSave: () => void publishing.save(),
    onPreview: preview.open,
    isBusy: publishing.isBusy,
  };
  const leadTo = (problem: FieldProblem) => {
    publishing.closeMissing();
    place.goToField(problem);
  };
  return {
    form,
    problems,
    files,
    setFiles,
    place,
    published,
    approval,
    preview,
    previewed: { form, files, follows: edited, state: recruitment?.state ?? RecruitmentState.Hidden },
    missing: publishing.missing,
    closeMissing: publishing.closeMissing,
    kind: kindOf(recruitment, approval !== 'APPROVED'),
    actions,
    leadTo,
    isComplete: (part: Part) =>
      isFilled(part, form, files.length) && !problems.some(({ path }) => partOf(path) === part),
    onFocus,
  };
}
