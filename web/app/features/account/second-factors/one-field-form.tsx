import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Form } from '#ui/form/form.tsx';
import styles from './second-factors.module.css';
import { copy } from './copy.ts';

interface OneFieldFormProps {
  /** The field's name on the wire, at which the server reports errors. */
  name: 'code' | 'password';
  label: string;
  hint?: string;
  /** Shown when the field is empty. */
  missing: string;
  act: string;
  tone?: 'primary' | 'danger';
  onSend: (value: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** A form of one field: a code or the password. */
export function OneFieldForm({
  name,
  label,
  hint,
  missing,
  act,
  tone = 'primary',
  ...rest
}: OneFieldFormProps) {
  const { onSend, onCancel, children } = rest;
  const form = useForm<Record<'code' | 'password', string>>({ defaultValues: { code: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async (values: Record<'code' | 'password', string>) => {
    try {
      await onSend(values[name].trim());
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
    }
  };
  return (
    <Form form={form} onSubmit={send} className={styles.steps}>
      {children}
      <TextField
        size="md"
        label={label}
        hint={hint}
        error={errors[name]?.message}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...(name === 'password'
          ? { type: 'password', autoComplete: 'current-password' }
          : { autoComplete: 'one-time-code' })}
        {...form.register(name, { validate: (value) => value.trim() !== '' || missing })}
      />
      <div className={styles.foot}>
        <Button type="submit" kind={tone} isLoading={isSubmitting}>
          {act}
        </Button>
        {onCancel && (
          <Button kind="default" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
