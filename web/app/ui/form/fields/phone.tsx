import { typedPhone } from '@ieum/contract/common/text-formats.ts';
import { TextField } from '../../field/text-field.tsx';
import { groupTypedPhone } from '../../field/grouped-phone.ts';
import { useField, type FieldProps } from './use-field.tsx';

/** A telephone number, shown with hyphens while it is typed and stored as its digits. */
export function Phone(props: FieldProps) {
  const { field, shared } = useField(props);
  return (
    <TextField
      {...field}
      {...shared}
      value={typedPhone(typeof field.value === 'string' ? field.value : '')}
      onChange={(event) => field.onChange(groupTypedPhone(event.currentTarget))}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={20}
    />
  );
}
