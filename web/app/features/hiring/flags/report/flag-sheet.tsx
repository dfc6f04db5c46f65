import { FLAG_TEXT_MAX, flagReasons, type FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import { flagReasonTexts } from '@ieum/contract/hiring/flags/labels.ts';
import { useController, useForm } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { sayAll, sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { RadioGroup } from '#ui/choice/radio-group.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { toast } from '#ui/toast/toasts.ts';
import { sendFlag, type FlagDraft } from './data.ts';
import styles from './flag-sheet.module.css';
import { sheetCopy as copy } from './sheet-copy.ts';

const reasonTexts = sayAll(flagReasonTexts);
const resolver = lazyResolver<FlagDraft>(async () => (await import('./rules.ts')).resolve);

const reasons = flagReasons.map((value) => ({ value, label: reasonTexts[value] }));

function ReasonField() {
  const { field, fieldState } = useController<FlagDraft, 'reason'>({ name: 'reason' });
  const message = fieldState.error?.message;
  return (
    <RadioGroup
      {...field}
      legend={copy.reason}
      options={reasons}
      error={message ? sayKey(message) : undefined}
    />
  );
}

interface FlagSheetProps {
  target: FlagTarget;
  id: string;
  onClose: () => void;
}

/** A reason of a closed set, and details in the member's own words. */
export function FlagSheet({ target, id, onClose }: FlagSheetProps) {
  const form = useForm<FlagDraft>({ resolver, defaultValues: { text: '' } });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useFormDraft(form, { draftKey: `flag:${id}` });
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
        <Area name="text" label={copy.text} maxLength={FLAG_TEXT_MAX} />
        <Button type="submit" isLoading={isSubmitting}>
          {copy.send}
        </Button>
      </Form>
    </Sheet>
  );
}
