import { typedPhone } from '@ieum/contract/common/text-formats.ts';

/** The stored value of a typed number: its digits, or the text itself while it has other characters. */
const keptOf = (text: string): string => (/[^\d\s-]/.test(text) ? text : text.replaceAll(/\D/g, ''));

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The position after a number of digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/**
 * Groups the digits in a field while they are typed, with the caret after the same digit; returns the
 * value to store.
 */
export function groupTyped(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const kept = keptOf(value);
  const shown = typedPhone(kept);
  if (shown !== value) {
    const place = placeAfter(shown, digitsIn(value.slice(0, selectionStart ?? value.length)));
    // Set here, so that the next render finds the value unchanged and does not move the caret.
    input.value = shown;
    input.setSelectionRange(place, place);
  }
  return kept;
}
