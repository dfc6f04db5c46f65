import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import type { Gender } from '@ieum/contract/account/users/enums.ts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { accountCopy } from '../list/account-copy.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { useChangeMember } from '../data.ts';
import { AccountFields, ContactFields } from './member-fields.tsx';
import styles from './member-form.module.css';
import { resolveChange } from './member-resolver.ts';
import { revisionOf, valuesOf, type MemberValues } from './member-values.ts';

const FORM = 'member-edit';
const { form: copy } = accountCopy;

const knownOf = (member: MemberDetail) => ({ version: member.version, values: valuesOf(member) });
const describe = describeConflictBy(
  { ...copy, name: copy.name },
  { gender: (gender) => (gender ? [detailCopy.genders[gender as Gender]] : []) },
);

/** Edits a member whose data is unmasked; only changed fields are sent. */
export function MemberEditor({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const before = useMemo(() => valuesOf(member), [member]);
  const change = useChangeMember();
  const form = useForm<MemberValues>({ resolver: resolveChange(before), defaultValues: before });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const { submit, choice } = useVersionedForm<MemberValues, MemberValues>({
    form,
    draftKey: `member:${member._id}`,
    secrets: ['password'],
    start: knownOf(member),
    readCurrent: (current) => knownOf(current as MemberDetail),
    describe,
    write: async (values, known) => {
      const revision = revisionOf(values, known?.values ?? before);
      if (Object.keys(revision).length === 0) return onClose();
      const { version } = known ?? member;
      await change.mutateAsync({ act: 'revise', id: member._id, revision: { ...revision, version } });
      toast(copy.saved, { tone: 'success' });
      setDone(true);
      onClose();
    },
  });
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
      <Form form={form} id={FORM} className={styles.form} onSubmit={submit}>
        <AccountFields isNew={false} />
        <ContactFields />
      </Form>
      {choice}
    </Sheet>
  );
}
