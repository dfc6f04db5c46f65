import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TermsField } from '#features/account/terms/agreed/terms-field.tsx';
import { sayKey } from '#lib/format/copy.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldsCopy as copy } from './fields-copy.ts';
import styles from './fields.module.css';
import type { BaseValues } from '../schemas.ts';

/** The terms of a sign-up as a field of its form. */
export function AgreedField({ userType }: { userType: UserType }) {
  const { control } = useFormContext<BaseValues>();
  const { field, fieldState } = useController({ control, name: 'agreed' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => field.ref({ focus: () => box.current?.querySelector('button')?.focus() }));
  const message = fieldState.error?.message;
  return (
    <FieldGroup title={copy.terms.title} note={copy.terms.note}>
      <div ref={box} className={styles.file}>
        <TermsField
          userType={userType}
          agreed={field.value}
          onAgree={field.onChange}
          error={message && sayKey(message)}
        />
      </div>
    </FieldGroup>
  );
}
