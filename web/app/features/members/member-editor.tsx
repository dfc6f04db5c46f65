import type { MemberDetail } from '@ieum/contract/members.ts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/api-error.ts';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { showRefusal } from '#ui/form/refusal.ts';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useUnsaved } from '#ui/use-unsaved.ts';
import { accountCopy } from './account-copy.ts';
import { useChangeMember } from './data.ts';
import { AccountFields, ContactFields } from './member-fields.tsx';
import styles from './member-form.module.css';
import { resolveChange } from './member-resolver.ts';
import { revisionOf, valuesOf, type MemberValues } from './member-values.ts';

const FORM = 'member-edit';
const { form: copy } = accountCopy;

/** Corrects a member that is shown whole; only what differs is sent. */
export function MemberEditor({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const before = useMemo(() => valuesOf(member), [member]);
  const change = useChangeMember();
  const form = useForm<MemberValues>({ resolver: resolveChange(before), defaultValues: before });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const save = async (values: MemberValues) => {
    const revision = revisionOf(values, before);
    if (Object.keys(revision).length === 0) return onClose();
    try {
      await change.mutateAsync({ act: 'revise', id: member._id, revision });
      toast(copy.saved, { tone: 'success' });
      setDone(true);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await showRefusal(form, error);
    }
  };
  return (
    <Sheet
      title={copy.edit}
      side="centre"
      size="wide"
      onClose={onClose}
      mayClose={mayClose}
      footer={
        <FormActions form={FORM} act={copy.save} isBusy={change.isPending} onCancel={() => void cancel()} />
      }
    >
      <Form form={form} id={FORM} className={styles.form} onSubmit={save}>
        <AccountFields isNew={false} />
        <ContactFields />
      </Form>
    </Sheet>
  );
}
