import { Gender } from '@ieum/contract/account/users/enums.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { ChoiceCards } from '#ui/choice/choice-cards.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { errorOf } from './field-error.ts';
import { fieldsCopy as copy } from './fields-copy.ts';
import styles from './fields.module.css';
import type { PersonValues } from '../schemas.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 8);

/** `19980314` as `1998.03.14`; anything shorter stays as it is. */
const dotted = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

function BornAtField() {
  const { control } = useFormContext<PersonValues>();
  const { field, fieldState } = useController({ control, name: 'bornAt' });
  const { ref, name, value, onChange, onBlur } = field;
  const [hasFocus, setFocus] = useState(false);
  const message = fieldState.error?.message;
  return (
    <TextField
      size="md"
      label={copy.bornAt}
      placeholder={copy.bornAtHint}
      inputMode="numeric"
      autoComplete="bday"
      name={name}
      ref={ref}
      value={hasFocus ? value : dotted(value)}
      onChange={(event) => onChange(digitsOf(event.target.value))}
      onFocus={({ target }) => {
        // Changing the displayed text clears the selection that focusing by the keyboard made.
        flushSync(() => setFocus(true));
        target.select();
      }}
      onBlur={() => {
        setFocus(false);
        onBlur();
      }}
      error={message && sayKey(message)}
    />
  );
}

/** Name, birth date and gender of a person. */
export function PersonFields() {
  const { register, formState } = useFormContext<PersonValues>();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          size="md"
          label={copy.name}
          autoComplete="name"
          {...register('name')}
          error={errorOf(formState.errors, 'name')}
        />
        <BornAtField />
      </div>
      <ChoiceCards
        legend={copy.gender}
        options={[
          { value: Gender.Female, label: copy.female },
          { value: Gender.Male, label: copy.male },
        ]}
        {...register('gender')}
        error={errorOf(formState.errors, 'gender')}
      />
    </>
  );
}
