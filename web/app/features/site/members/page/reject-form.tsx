import { members } from '@ieum/contract/site/members/endpoints.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useUnsaved, type UnsavedGuard } from '#ui/layer/use-unsaved.ts';
import { detailCopy } from './detail-copy.ts';
import { reasonsCopy } from '../reasons-copy.ts';
import styles from './reject-form.module.css';

const LONGEST = 500;
const { reject: copy } = detailCopy;
const reasons = Object.values(reasonsCopy);

export interface RejectFormProps {
  /** The storage key of the form: whose rejection is written. */
  about: string;
  isBusy: boolean;
  onCancel: () => void;
  onReject: (reason: string) => unknown;
  /** Passes the sheet around it the question to ask before it closes. */
  onGuard?: (mayClose: UnsavedGuard['mayClose']) => void;
}

/** Why a company is rejected: a predefined or own reason; the company reads exactly this. */
export function RejectForm({ about, isBusy, onCancel, onReject, onGuard }: RejectFormProps) {
  const form = useForm({ resolver: zodResolver(members.reject.body), defaultValues: { rejectMsg: '' } });
  const { control, setFocus, setValue } = form;
  useFormDraft(form, { draftKey: `reject:${about}` });
  const written = useWatch({ control, name: 'rejectMsg' });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  useEffect(() => setFocus('rejectMsg'), [setFocus]);
  useEffect(() => onGuard?.(mayClose));
  const cancel = async () => {
    if (await mayClose()) onCancel();
  };
  const reject = async ({ rejectMsg }: { rejectMsg: string }) => {
    setDone(true);
    await onReject(rejectMsg);
    setDone(false);
  };
  const choose = (text: string) => {
    setValue('rejectMsg', text, { shouldValidate: true, shouldDirty: true });
    setFocus('rejectMsg');
  };
  return (
    <Form form={form} className={styles.form} onSubmit={reject}>
      <div role="group" aria-label={copy.templates} className={styles.reasons}>
        {reasons.map(({ name, text }) => (
          <ChoiceChip key={name} isChosen={written === text} onToggle={() => choose(text)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
      <Area
        name="rejectMsg"
        label={copy.title}
        hint={copy.hint}
        placeholder={copy.placeholder}
        maxLength={LONGEST}
        hasCounter
        rows={3}
      />
      <div className={styles.actions}>
        <Button kind="default" onClick={() => cancel()}>
          {copy.cancel}
        </Button>
        <Button kind="danger" type="submit" isLoading={isBusy}>
          {copy.send}
        </Button>
      </div>
    </Form>
  );
}
