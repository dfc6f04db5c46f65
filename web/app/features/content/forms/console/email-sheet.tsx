import { bounds } from '@ieum/contract/common/bounds.ts';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '#lib/api/api-error.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { Facts } from '#ui/layout/facts.tsx';
import { usePreviewEmail, useSendEmail, type Form as StoredForm, type FormEmail } from './data.ts';
import { emailCopy as copy } from './email-copy.ts';
import styles from './form-editor.module.css';

const FORM = 'form-email';
const resolver = lazyResolver<FormEmail>(async () => (await import('./draft-rules.ts')).resolveEmail);
type Mail = NonNullable<ReturnType<typeof usePreviewEmail>['data']>;

function WriteStep({
  form,
  onReview,
}: {
  form: UseFormReturn<FormEmail>;
  onReview: (values: FormEmail) => Promise<void>;
}) {
  return (
    <Form form={form} id={FORM} className={styles.email} onSubmit={onReview}>
      <Text name="email" label={copy.email} hint={copy.emailHint} inputMode="email" />
      <Text name="subject" label={copy.subject} maxLength={bounds.emailSubject} hasCounter />
      <Area name="content" label={copy.content} rows={6} maxLength={bounds.introduction} hasCounter />
    </Form>
  );
}

const ReviewStep = ({ mail, hasFiles }: { mail: Mail; hasFiles: boolean }) => (
  <div className={styles.email}>
    <p>{copy.reviewed(mail.addresses.length)}</p>
    <ul>
      {mail.addresses.map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
    <Facts facts={[[copy.subject, mail.subject]]} />
    {hasFiles && <p>{copy.noFiles}</p>}
    <iframe title={copy.preview} sandbox="" srcDoc={mail.html} />
  </div>
);

function useEmail({ _id, name }: StoredForm, onSent: () => void) {
  const form = useForm<FormEmail>({ resolver, defaultValues: { email: '', subject: name, content: '' } });
  const preview = usePreviewEmail(_id);
  const send = useSendEmail(_id);
  // One key for each reviewed e-mail, so that a repeated press sends nothing again.
  const [key, setKey] = useState('');
  useFormDraft(form, { draftKey: `form-email:${_id}` });

  const review = async (values: FormEmail) => {
    try {
      await preview.mutateAsync(values);
      setKey(crypto.randomUUID());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  const sendIt = async () => {
    const isSent = await runAction({
      run: () => send.mutateAsync({ ...form.getValues(), key }),
      done: ({ count }) => copy.sent(count),
    });
    if (!isSent) return;
    form.reset(form.getValues());
    onSent();
  };
  return { form, mail: preview.data, review, change: preview.reset, sendIt };
}

/** Sends a form by e-mail: written, then shown exactly as it goes out, then sent. */
export function EmailSheet({ form: row, onClose }: { form: StoredForm; onClose: () => void }) {
  const { form, mail, review, change, sendIt } = useEmail(row, onClose);
  const { mayClose } = useUnsaved(form.formState.isDirty);
  const footer = mail ? (
    <div className={styles.actions}>
      <Button kind="default" onClick={change}>
        {copy.change}
      </Button>
      <Button onClick={sendIt}>{copy.send}</Button>
    </div>
  ) : (
    <Button isWide type="submit" form={FORM} isLoading={form.formState.isSubmitting}>
      {copy.review}
    </Button>
  );
  return (
    <Sheet title={copy.title} side="right" size="wide" onClose={onClose} mayClose={mayClose} footer={footer}>
      {mail ? (
        <ReviewStep mail={mail} hasFiles={row.hasFiles || row.thumb !== null} />
      ) : (
        <WriteStep form={form} onReview={review} />
      )}
    </Sheet>
  );
}
