import { useEffect, useId } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { ApiError } from '#lib/api/api-error.ts';
import { applyServerErrors } from '../form/apply-server-errors.ts';
import { Form } from '../form/form.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { Text } from '../form/fields/text.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { useUnsaved } from '../layer/use-unsaved.ts';
import { copy } from './copy.ts';

export interface NameSheetProps {
  title: string;
  /** The saved content in words. */
  subtitle: string;
  name: string;
  /** Saves the name; a rejection is shown at the field. */
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

interface NameRules {
  resolver: Resolver<{ name: string }>;
  maxLength: number;
}

/** Asks under which name something is saved. */
export function NameSheet(props: NameSheetProps & NameRules) {
  const { title, subtitle, name, save, onClose, resolver, maxLength } = props;
  const id = useId();
  const form = useForm({ resolver, defaultValues: { name } });
  const { isDirty, isSubmitting } = form.formState;
  // What is typed replaces the proposed name.
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  const { mayClose, setDone } = useUnsaved(isDirty);
  const submit = async (values: { name: string }) => {
    try {
      await save(values.name);
    } catch (error) {
      await applyServerErrors(form, error as ApiError);
      return;
    }
    setDone(true);
    onClose();
  };
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  return (
    <Sheet
      title={title}
      subtitle={subtitle}
      side="centre"
      onClose={onClose}
      mayClose={mayClose}
      footer={<FormActions form={id} act={copy.save} isBusy={isSubmitting} onCancel={() => void cancel()} />}
    >
      <Form form={form} id={id} onSubmit={submit}>
        <Text name="name" label={copy.name} maxLength={maxLength} hasCounter />
      </Form>
    </Sheet>
  );
}
