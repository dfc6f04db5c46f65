import { FLAG_TEXT_MAX, flagReasons, type FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import { flagReasonTexts } from '@ieum/contract/hiring/flags/labels.ts';
import { useId } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { showErrorOrOffline } from '#features/account/auth/login/failure.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { sayAll, sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/form-draft.ts';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { toast } from '#ui/toast/toasts.ts';
import { sendFlag, type FlagDraft } from './data.ts';
import styles from './flag-sheet.module.css';
import { sheetCopy as copy } from './sheet-copy.ts';

const reasonTexts = sayAll(flagReasonTexts);
const resolver = laterResolver<FlagDraft>(async () => (await import('./rules.ts')).resolve);

function ReasonField() {
  const id = useId();
  const { register, formState } = useFormContext<FlagDraft>();
  const message = formState.errors.reason?.message;
  return (
    <fieldset aria-describedby={message ? id : undefined}>
      <legend>{copy.reason}</legend>
      {flagReasons.map((reason) => (
        <label key={reason}>
          <input type="radio" value={reason} {...register('reason')} />
          {reasonTexts[reason]}
        </label>
      ))}
      {message && <FieldError id={id} message={message} />}
    </fieldset>
  );
}

function DetailsField() {
  const id = useId();
  const { register, formState } = useFormContext<FlagDraft>();
  const message = formState.errors.text?.message;
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{copy.text}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={FLAG_TEXT_MAX}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-error` : undefined}
        {...register('text')}
      />
      {message && <FieldError id={`${id}-error`} message={message} />}
    </div>
  );
}

const FieldError = ({ id, message }: { id: string; message: string }) => (
  <span id={id} className={styles.error} role="alert">
    {sayKey(message)}
  </span>
);

interface FlagSheetProps {
  target: FlagTarget;
  id: string;
  onClose: () => void;
}

/** A reason of a closed set, and details in the member's own words. */
export function FlagSheet({ target, id, onClose }: FlagSheetProps) {
  const form = useForm<FlagDraft>({ resolver, defaultValues: { text: '' } });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useFormDraft(form, { place: `flag:${id}` });
  const { mayClose } = useUnsaved(isDirty && !isSubmitSuccessful);
  const send = async (draft: FlagDraft) => {
    try {
      const isNew = await sendFlag(target, id, draft);
      form.reset(form.getValues());
      toast(isNew ? copy.sent : copy.sentBefore, { tone: 'success' });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
    }
  };
  return (
    <Sheet title={copy.titles[target]} side="centre" onClose={onClose} mayClose={mayClose}>
      <Form form={form} onSubmit={send} className={styles.form}>
        <p>{copy.hint}</p>
        <ReasonField />
        <DetailsField />
        <Button type="submit" isLoading={isSubmitting}>
          {copy.send}
        </Button>
      </Form>
    </Sheet>
  );
}
