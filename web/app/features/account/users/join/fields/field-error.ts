import type { FieldErrors, FieldValues } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';

/** The message of the field's failing rule, or nothing. */
export function errorOf<T extends FieldValues>(
  errors: FieldErrors<T>,
  name: keyof T & string,
): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' && message !== '' ? sayKey(message) : undefined;
}
