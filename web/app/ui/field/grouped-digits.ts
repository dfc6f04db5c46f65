const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The position after a number of digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** Shows a text whose digits are grouped in the field being typed in, with the caret after the same digit. */
export function showGroupedDigits(input: HTMLInputElement, shown: string): void {
  const { value, selectionStart } = input;
  if (shown === value) return;
  const place = placeAfter(shown, digitsIn(value.slice(0, selectionStart ?? value.length)));
  // Set here, so that the next render finds the value unchanged and does not move the caret.
  input.value = shown;
  input.setSelectionRange(place, place);
}
