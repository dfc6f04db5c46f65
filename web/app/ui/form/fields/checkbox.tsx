import { useId } from 'react';
import { Checkbox as LabelledCheckbox } from '../../choice/checkbox.tsx';
import { FieldNotes, notesOf } from '../../field/field-notes.tsx';
import type { FieldProps } from './use-field.tsx';
import { useBooleanField } from './use-boolean-field.ts';

/** Yes or no, as a check box. */
export function Checkbox(props: FieldProps) {
  const { hint, error, ...box } = useBooleanField(props);
  const id = useId();
  return (
    <div>
      <LabelledCheckbox
        {...box}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} inset={32} />
    </div>
  );
}
