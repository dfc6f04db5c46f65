import type { InputHTMLAttributes } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from './copy.ts';

type UsernameFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'readOnly' | 'onChange'> & {
  'data-autofocus'?: boolean;
};

/** The user id of an existing account, which the browser may fill in. */
export const UsernameField = (props: UsernameFieldProps) => (
  <TextField
    name="username"
    label={copy.username}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
