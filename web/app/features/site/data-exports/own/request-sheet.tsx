import { useForm } from 'react-hook-form';
import type { Values } from '#features/account/users/own/password-confirmation-rules.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from './copy.ts';
import styles from './data-export.module.css';
import { requestExport } from './data.ts';

const texts = copy.sheet;

const resolver = lazyResolver<Values>(
  async () => (await import('#features/account/users/own/password-confirmation-rules.ts')).resolve,
);

interface RequestSheetProps {
  onClose: () => void;
  onRequested: (answer: Awaited<ReturnType<typeof requestExport>>) => void;
}

/** Asks for the password once more, and requests the archive. */
export function RequestSheet({ onClose, onRequested }: RequestSheetProps) {
  const form = useForm<Values>({ resolver, defaultValues: { password: '' } });
  const message = form.formState.errors.password?.message;
  const send = async ({ password }: Values) => {
    try {
      onRequested(await requestExport(password));
    } catch (error) {
      if (error instanceof ApiError) await applyServerErrors(form, error);
      else await showErrorOrOffline(error);
      form.setFocus('password');
    }
  };
  return (
    <Sheet title={texts.title} side="centre" onClose={onClose}>
      <Form form={form} onSubmit={send} className={styles.form}>
        <p>{texts.body}</p>
        <TextField
          type="password"
          label={texts.password}
          autoComplete="current-password"
          data-autofocus
          error={message && sayKey(message)}
          {...form.register('password')}
        />
        <Button type="submit" isLoading={form.formState.isSubmitting}>
          {copy.request}
        </Button>
      </Form>
    </Sheet>
  );
}
