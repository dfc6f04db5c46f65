import { UserType } from '@ieum/contract/account/users/enums.ts';
import { Form } from '#ui/form/form.tsx';
import { RestoredNote } from '#ui/restored-note.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { AccountFields } from '../fields/account-fields.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { AgreedField } from '../fields/agreed-field.tsx';
import { BaseStepActions } from './base-step-actions.tsx';
import { CompanyFields } from '../fields/company-fields.tsx';
import { copy } from '../copy.ts';
import { EmailField } from '../fields/email-field.tsx';
import { errorOf } from '../fields/field-error.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsCopy } from '../fields/fields-copy.ts';
import type { FailedCertificate } from '../join-state.ts';
import styles from '../pages/join-frame.module.css';
import { StepHead } from '../pages/join-frame.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { registerCompany } from '../register.ts';
import type { CompanyForm, CompanyValues } from '../schemas.ts';
import { emptyBase, useBaseForm } from '../use-base-form.ts';
import { useReportTyped } from '../use-leave-join.ts';

interface CompanyStepProps {
  /** The account exists; its certificate is still to be sent. */
  onJoined: (registration: FailedCertificate, form: CompanyForm) => Promise<void>;
  onCancel: () => void;
  onTyped: (isTyped: boolean) => void;
}

const EMPTY: CompanyValues = { ...emptyBase, name: '', ceoName: '', registration: null, website: '' };

const loadRules = async (necessary: readonly string[]) =>
  (await import('../rules.ts')).companyRules(necessary);

/** The base form of a company. */
export function CompanyStep({ onJoined, onCancel, onTyped }: CompanyStepProps) {
  const { form, isRestored, showRejection } = useBaseForm<CompanyValues, CompanyForm>(
    UserType.Company,
    loadRules,
    EMPTY,
  );
  useReportTyped(form.formState.isDirty, onTyped);
  const submit = async (values: CompanyForm) => {
    let registration: FailedCertificate;
    try {
      registration = await registerCompany(values);
    } catch (error) {
      await showRejection(error);
      return;
    }
    await onJoined(registration, values);
  };
  return (
    <Form form={form} onSubmit={submit} alertsFirst className={styles.form}>
      <div className={styles.body}>
        <StepHead title={copy.base.title} body={copy.base.COMPANY} />
        <RestoredNote isRestored={isRestored} />
        <AccountFields />
        <FieldGroup title={fieldsCopy.contact.title} note={fieldsCopy.contact.note}>
          <PhoneField />
        </FieldGroup>
        <FieldGroup title={fieldsCopy.company.title} note={fieldsCopy.company.note}>
          <CompanyFields />
          <EmailField />
          <TextField
            size="md"
            type="url"
            label={fieldsCopy.website}
            placeholder="https://"
            autoComplete="url"
            {...form.register('website')}
            error={errorOf(form.formState.errors, 'website')}
          />
        </FieldGroup>
        <FieldGroup title={fieldsCopy.address.title} note={fieldsCopy.address.COMPANY}>
          <AddressFields />
        </FieldGroup>
        <AgreedField userType={UserType.Company} />
      </div>
      <BaseStepActions onCancel={onCancel} />
    </Form>
  );
}
