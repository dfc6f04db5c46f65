import { UserType } from '@ieum/contract/account/users/enums.ts';
import { Form } from '#ui/form/form.tsx';
import { RestoredNote } from '#ui/restored-note.tsx';
import { AccountFields } from '../fields/account-fields.tsx';
import { AddressFields } from '../fields/address-fields.tsx';
import { AgreedField } from '../fields/agreed-field.tsx';
import { BaseStepActions } from './base-step-actions.tsx';
import { copy } from '../copy.ts';
import { EmailField } from '../fields/email-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsCopy } from '../fields/fields-copy.ts';
import styles from '../pages/join-frame.module.css';
import { StepHead } from '../pages/join-frame.tsx';
import { PersonFields } from '../fields/person-fields.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { registerPerson } from '../register.ts';
import type { PersonForm, PersonValues } from '../schemas.ts';
import { emptyBase, useBaseForm } from '../use-base-form.ts';
import { useReportTyped } from '../use-leave-join.ts';

interface PersonStepProps {
  onJoined: (form: PersonForm) => Promise<void>;
  onCancel: () => void;
  onTyped: (isTyped: boolean) => void;
}

const EMPTY: PersonValues = { ...emptyBase, name: '', bornAt: '', gender: null };

const loadRules = async (necessary: readonly string[]) =>
  (await import('../rules.ts')).personRules(necessary);

/** The base form of a person. */
export function PersonStep({ onJoined, onCancel, onTyped }: PersonStepProps) {
  const { form, isRestored, showRejection } = useBaseForm<PersonValues, PersonForm>(
    UserType.Person,
    loadRules,
    EMPTY,
  );
  useReportTyped(form.formState.isDirty, onTyped);
  const submit = async (values: PersonForm) => {
    try {
      await registerPerson(values);
    } catch (error) {
      await showRejection(error);
      return;
    }
    await onJoined(values);
  };
  return (
    <Form form={form} onSubmit={submit} alertsFirst className={styles.form}>
      <div className={styles.body}>
        <StepHead title={copy.base.title} body={copy.base.PERSON} />
        <RestoredNote isRestored={isRestored} />
        <AccountFields />
        <FieldGroup title={fieldsCopy.identity.title} note={fieldsCopy.identity.note}>
          <PersonFields />
          <PhoneField />
          <EmailField />
        </FieldGroup>
        <FieldGroup title={fieldsCopy.address.title} note={fieldsCopy.address.PERSON}>
          <AddressFields />
        </FieldGroup>
        <AgreedField userType={UserType.Person} />
      </div>
      <BaseStepActions onCancel={onCancel} />
    </Form>
  );
}
