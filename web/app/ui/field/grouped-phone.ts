import { typedPhone } from '@ieum/contract/common/text-formats.ts';
import { showGroupedDigits } from './grouped-digits.ts';

/** The stored value of a typed number: its digits, or the text itself while it has other characters. */
const storedOf = (text: string): string => (/[^\d\s-]/.test(text) ? text : text.replaceAll(/\D/g, ''));

/**
 * Groups the digits in a field while they are typed, with the caret after the same digit; returns the
 * value to store.
 */
export function groupTypedPhone(input: HTMLInputElement): string {
  const stored = storedOf(input.value);
  showGroupedDigits(input, typedPhone(stored));
  return stored;
}
