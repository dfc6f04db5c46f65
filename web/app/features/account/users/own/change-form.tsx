import { useId, type ReactNode } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { PasswordRules } from '#features/account/users/join/fields/password-rules.tsx';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { sayKey } from '#lib/format/copy.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './account.module.css';
import type { Values } from './change-rules.ts';
import { copy } from './copy.ts';
import { changePassword } from './data.ts';

const texts = copy.form;

const resolver = lazyResolver<Values>(async () => (await import('./change-rules.ts')).resolve);
const empty: Values = { password: '', newPassword: '', passwordConfirm: '' };

function SecretField({ name, label, children }: { name: keyof Values; label: string; children?: ReactNode }) {
  const { register, formState } = useFormContext<Values>();
  const message = formState.errors[name]?.message;
  return (
    <TextField
      size="md"
      type="password"
      label={label}
      autoComplete={name === 'password' ? 'current-password' : 'new-password'}
      hint={children}
      error={message && sayKey(message)}
      {...register(name)}
    />
  );
}

function NewPasswordFields() {
  const id = useId();
  const { control } = useFormContext<Values>();
  const password = useWatch({ control, name: 'newPassword' });
  return (
    <>
      <Stack gap={10}>
        <SecretField name="newPassword" label={texts.next} />
        <PasswordRules id={id} password={password} />
      </Stack>
      <SecretField name="passwordConfirm" label={texts.again} />
    </>
  );
}

interface ChangeFormProps {
  /** Lets password managers know whose password it is. */
  username: string;
  /** The current password is a temporary one that was sent. */
  isTemporary: boolean;
  onChanged: () => void;
  /** Shown beside the button. */
  aside?: ReactNode;
}

/** Current password, new password with its rules as pills, and its confirmation. */
export function ChangeForm({ username, isTemporary, onChanged, aside }: ChangeFormProps) {
  const form = useForm<Values>({ resolver, defaultValues: empty });
  const save = async ({ password, newPassword }: Values) => {
    try {
      await changePassword(password, newPassword);
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
      return;
    }
    form.reset(empty);
    onChanged();
  };
  return (
    <Form form={form} onSubmit={save} className={styles.form}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <SecretField name="password" label={isTemporary ? texts.temporaryPassword : texts.current} />
      <NewPasswordFields />
      <div className={styles.foot}>
        {aside}
        <Button type="submit" isLoading={form.formState.isSubmitting}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
