import { useCallback, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { applyServerErrors } from '#ui/form/apply-server-errors.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { accountCopy } from '../list/account-copy.ts';
import { useCreateMember } from '../data.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { AccountFields, ContactFields } from './member-fields.tsx';
import styles from './member-form.module.css';
import { draftOf, valuesOf, type MemberValues } from './member-values.ts';

const FORM = 'member-form';
const resolver = lazyResolver<MemberValues>(async () => (await import('./member-resolver.ts')).resolveNew);
const { form: copy } = accountCopy;
function useCreateForm() {
  const navigate = useNavigate();
  const create = useCreateMember();
  const isDone = useRef(false);
  const form = useForm<MemberValues>({ resolver, defaultValues: valuesOf(undefined) });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isDone.current, [isDirty]);
  useLeaveGuard({ hasUnsaved });

  useFormDraft(form, { draftKey: 'member:new', secrets: ['password'] });

  const submit = async (values: MemberValues) => {
    try {
      const [password] = await encryptCredentials([values.password]);
      const made = await create.mutateAsync({ ...draftOf(values), password });
      isDone.current = true;
      toast(copy.created(made.username), { tone: 'success' });
      await navigate(`/console/users/${made._id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await applyServerErrors(form, error);
    }
  };
  return { form, submit, isSaving: create.isPending };
}

/** /console/users/create: an account of any kind, with a password that must be changed. */
export function MemberCreate() {
  const { form, submit, isSaving } = useCreateForm();
  return (
    <>
      <BackLink to="/console/users?tab=all">{detailCopy.back}</BackLink>
      <PageHeader
        title={copy.create}
        status={copy.createHint}
        actions={
          <FormActions
            form={FORM}
            act={copy.add}
            isBusy={isSaving || form.formState.isSubmitting}
            onCancel="/console/users?tab=all"
          />
        }
      />
      <Form form={form} id={FORM} className={styles.parts} onSubmit={submit}>
        <Panel title={copy.account}>
          <div className={styles.form}>
            <AccountFields isNew />
          </div>
        </Panel>
        <Panel title={copy.contact}>
          <div className={styles.form}>
            <ContactFields />
          </div>
        </Panel>
      </Form>
    </>
  );
}
