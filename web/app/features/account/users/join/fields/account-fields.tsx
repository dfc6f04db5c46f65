import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#ui/field/text-field.tsx';
import { errorOf } from './field-error.ts';
import { fieldsCopy as copy } from './fields-copy.ts';
import { FieldGroup } from './field-group.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { BaseValues } from '../schemas.ts';
import { useUsernameCheck } from './use-username-check.ts';
import styles from './fields.module.css';

function UsernameField() {
  const { register, control, formState } = useFormContext<BaseValues>();
  const username = useWatch({ control, name: 'username' });
  const { check, about } = useUsernameCheck();
  const answer = about(username);
  const isFree = answer?.state === 'free';
  return (
    <TextField
      size="md"
      label={copy.username}
      placeholder={copy.usernameHint}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...register('username', {
        onBlur: (event: { target: HTMLInputElement }) => void check(event.target.value),
      })}
      error={errorOf(formState.errors, 'username') ?? answer?.message}
      news={isFree ? copy.usernameFree : undefined}
      hint={answer?.state === 'checking' ? copy.usernameChecking : undefined}
      end={isFree && <IconCircleCheckFilled size={20} className={styles.free} aria-hidden />}
    />
  );
}

function PasswordFields() {
  const id = useId();
  const { register, control, formState, trigger } = useFormContext<BaseValues>();
  const password = useWatch({ control, name: 'password' });
  const recheck = () => {
    if (formState.touchedFields.passwordConfirm) void trigger('passwordConfirm');
  };
  return (
    <>
      <div className={styles.password}>
        <TextField
          size="md"
          type="password"
          label={copy.password}
          autoComplete="new-password"
          aria-describedby={id}
          {...register('password', { onChange: recheck })}
          error={errorOf(formState.errors, 'password')}
        />
        <PasswordRules id={id} password={password} />
      </div>
      <TextField
        size="md"
        type="password"
        label={copy.passwordConfirm}
        autoComplete="new-password"
        {...register('passwordConfirm')}
        error={errorOf(formState.errors, 'passwordConfirm')}
      />
    </>
  );
}

/** User id and password of a new account. */
export function AccountFields() {
  return (
    <FieldGroup title={copy.account.title} note={copy.account.note}>
      <UsernameField />
      <PasswordFields />
    </FieldGroup>
  );
}
