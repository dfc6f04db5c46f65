import { roles } from '@ieum/contract/common/rights.ts';
import { roleHintTexts, roleTexts } from '@ieum/contract/account/users/role-texts.ts';
import { genders, userTypes } from '@ieum/contract/account/users/enums.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { say } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Phone } from '#ui/form/fields/phone.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { accountCopy } from '../list/account-copy.ts';
import { copy } from '../copy.ts';
import { detailCopy } from '../page/detail-copy.ts';
import styles from './member-form.module.css';
import { newPassword, type MemberValues } from './member-values.ts';

const { form: texts } = accountCopy;

const kindOptions = [...userTypes, 'ADMINISTRATOR' as const].map((value) => ({
  value,
  label: copy.types[value],
}));
const approvalOptions = (['APPROVED', 'PENDING'] as const).map((value) => ({
  value,
  label: texts.approvals[value],
}));
const genderOptions = [
  { value: '', label: texts.noGender },
  ...genders.map((value) => ({ value, label: detailCopy.genders[value] })),
];

const roleOptions = roles.map((value) => ({ value, label: say(roleTexts[value]) }));

const useKind = (): MemberValues['kind'] => useWatch<MemberValues, 'kind'>({ name: 'kind' });

function Password() {
  const { setValue } = useFormContext<MemberValues>();
  const make = () => setValue('password', newPassword(), { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.password}>
      <Text
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        maxLength={16}
        autoComplete="new-password"
      />
      <Button kind="default" onClick={make}>
        {texts.make}
      </Button>
    </div>
  );
}

function PersonFields() {
  return (
    <div className={styles.pair}>
      <Text
        name="bornAt"
        label={texts.bornAt}
        hint={texts.bornHint}
        maxLength={8}
        inputMode="numeric"
        isOptional
      />
      <Choices name="gender" label={texts.gender} options={genderOptions} />
    </div>
  );
}

/** The role of an administrator, with what it may do. */
function RoleField() {
  const role = useWatch<MemberValues, 'role'>({ name: 'role' });
  return <Choices name="role" label={texts.role} options={roleOptions} hint={say(roleHintTexts[role])} />;
}

const CompanyFields = () => (
  <div className={styles.pair}>
    <Text name="ceoName" label={texts.ceoName} maxLength={50} />
    <Text name="website" label={texts.website} maxLength={300} type="url" isOptional />
  </div>
);

/** The fields for the account's kind and its login. */
export function AccountFields({ isNew }: { isNew: boolean }) {
  const kind = useKind();
  return (
    <>
      {isNew && <Choices name="kind" label={texts.type} options={kindOptions} />}
      <div className={styles.pair}>
        <Text name="username" label={texts.username} hint={texts.usernameHint} maxLength={20} />
        <Text
          name="name"
          label={kind === 'COMPANY' ? texts.companyName : texts.name}
          maxLength={kind === 'COMPANY' ? 100 : 50}
        />
      </div>
      {isNew && <Password />}
      {kind === 'ADMINISTRATOR' && <RoleField />}
      {kind === 'PERSON' && <PersonFields />}
      {kind === 'COMPANY' && <CompanyFields />}
      {isNew && kind === 'COMPANY' && (
        <Choices name="approval" label={texts.approval} options={approvalOptions} />
      )}
    </>
  );
}

/** The contact fields. */
export function ContactFields() {
  const isOptional = useKind() === 'ADMINISTRATOR';
  return (
    <>
      <div className={styles.pair}>
        <Phone name="phone" label={texts.phone} isOptional={isOptional} />
        <Text name="email" label={texts.email} type="email" maxLength={254} isOptional={isOptional} />
      </div>
      <div className={styles.place}>
        <Text name="postcode" label={texts.postcode} maxLength={10} isOptional />
        <Text name="address1" label={texts.address1} maxLength={200} isOptional />
      </div>
      <Text name="address2" label={texts.address2} maxLength={200} isOptional />
    </>
  );
}
