import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { useController } from 'react-hook-form';
import { PictureField } from './picture-field.tsx';

/** An optional picture whose value in the form is a list of at most one file. */
export function OnePictureField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { field, fieldState } = useController({ name });
  const [value = null] = field.value as FileRef[];
  return (
    <PictureField
      label={label}
      value={value}
      onChange={(file) => field.onChange(file ? [file] : [])}
      hint={hint}
      error={fieldState.error?.message}
      isOptional
    />
  );
}
