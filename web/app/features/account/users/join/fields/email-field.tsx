import { emailDomains } from '@ieum/contract/account/users/enums.ts';
import { useController, useFormContext } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { fieldsCopy as copy } from './fields-copy.ts';
import type { AddressValues } from '../schemas.ts';

/** The typed name with each of the three domains; nothing once a complete domain is typed. */
export function suggestEmails(text: string): string[] {
  const [name = '', domain] = text.trim().split('@');
  if (name === '' || domain?.includes('.')) return [];
  return emailDomains.map((suggested) => `${name}@${suggested}`);
}

/** An e-mail address: typed freely, or completed by one of three domains. */
export function EmailField() {
  const { control } = useFormContext<AddressValues>();
  const { field, fieldState } = useController({ control, name: 'email' });
  const { ref, value, ...handlers } = field;
  const message = fieldState.error?.message;
  return (
    <Combobox
      size="md"
      type="email"
      label={copy.email}
      autoComplete="email"
      autoCapitalize="none"
      {...handlers}
      ref={ref}
      value={value}
      options={suggestEmails(value).map((email) => ({ id: email, label: email }))}
      onPick={handlers.onChange}
      error={message && sayKey(message)}
    />
  );
}
