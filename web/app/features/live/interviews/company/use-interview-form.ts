import { useEffect, useState } from 'react';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';
import type { CompanyInterview } from '../data.ts';
import { companyCopy } from './copy.ts';
import { firstForm, formOf, type FormState } from './interview-form.ts';

/** The form of an interview, stored when the session ends or the page is closed. */
export function useInterviewForm(
  interview: CompanyInterview | undefined,
  input: Partial<FormState> | undefined,
) {
  const draftKey = `interview.${interview?._id ?? input?.applicants?.map(({ _id }) => _id).join() ?? 'new'}`;
  const [first] = useState(() =>
    interview ? formOf(interview) : firstForm(companyCopy.sheet.firstName, input),
  );
  const [restored] = useState(() => readUnsavedDraft<FormState>(draftKey));
  const [form, setForm] = useState(restored ?? first);
  const isChanged = JSON.stringify(form) !== JSON.stringify(first);
  useUnsavedDraft(
    () => draftKey,
    () => (isChanged ? form : undefined),
  );
  useEffect(() => {
    if (restored) notifyRestored();
  }, [restored]);
  const change = (part: Partial<FormState>) => setForm({ ...form, ...part });
  return { form, change, isChanged };
}
