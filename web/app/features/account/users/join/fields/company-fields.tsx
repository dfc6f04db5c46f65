import { useFormContext } from 'react-hook-form';
import { TextField } from '#ui/field/text-field.tsx';
import { errorOf } from './field-error.ts';
import { fieldsCopy as copy } from './fields-copy.ts';
import { RegistrationField } from './registration-field.tsx';
import type { CompanyValues } from '../schemas.ts';

/** Name, business registration and representative of a company. */
export function CompanyFields() {
  const { register, formState } = useFormContext<CompanyValues>();
  return (
    <>
      <TextField
        size="md"
        label={copy.companyName}
        autoComplete="organization"
        {...register('name')}
        error={errorOf(formState.errors, 'name')}
      />
      <RegistrationField />
      <TextField
        size="md"
        label={copy.ceoName}
        autoComplete="off"
        {...register('ceoName')}
        error={errorOf(formState.errors, 'ceoName')}
      />
    </>
  );
}
