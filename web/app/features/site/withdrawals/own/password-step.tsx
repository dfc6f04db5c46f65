import { useForm } from 'react-hook-form';
import type { Values } from '#features/account/users/own/password-confirmation-rules.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { sayKey } from '#lib/format/copy.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from './copy.ts';
import { checkPassword } from './data.ts';
import { addressOf } from './steps.ts';
import styles from './withdraw.module.css';

const texts = copy.password;
const resolver = lazyResolver<Values>(
  async () => (await import('#features/account/users/own/password-confirmation-rules.ts')).resolve,
);

/** The member's password, required before the last page. */
export function PasswordStep({ onChecked }: { onChecked: (password: string) => void }) {
  const form = useForm<Values>({ resolver, defaultValues: { password: '' } });
  const message = form.formState.errors.password?.message;
  const check = async ({ password }: Values) => {
    try {
      await checkPassword(password);
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
      form.setFocus('password');
      return;
    }
    onChecked(password);
  };
  return (
    <Form form={form} onSubmit={check} className={styles.form}>
      <h2 tabIndex={-1}>{texts.title}</h2>
      <TextField
        type="password"
        label={texts.label}
        autoComplete="current-password"
        error={message && sayKey(message)}
        {...form.register('password')}
      />
      <div className={styles.foot}>
        <ButtonLink kind="default" to={addressOf('notice')}>
          {texts.back}
        </ButtonLink>
        <Button type="submit" isLoading={form.formState.isSubmitting}>
          {texts.next}
        </Button>
      </div>
    </Form>
  );
}
