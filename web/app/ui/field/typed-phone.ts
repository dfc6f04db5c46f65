import { typedPhone } from '@ieum/contract/common/text-formats.ts';

/** What a typed number is kept as: its digits, or the text itself while it has other characters. */
const keptOf = (text: string): string => (/[^\d\s-]/.test(text) ? text : text.replaceAll(/\D/g, ''));

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The place after so many digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** Groups the number in a field while it is typed, the caret staying at its digit; gives what is to be kept. */
export function groupTyped(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const kept = keptOf(value);
  const shown = typedPhone(kept);
  if (shown !== value) {
    const place = placeAfter(shown, digitsIn(value.slice(0, selectionStart ?? value.length)));
    // Set here, so that the drawing that follows finds it as it should be and leaves the caret alone.
    input.value = shown;
    input.setSelectionRange(place, place);
  }
  return kept;
}
