/** Distinguishes the field's own late text from values of the form that others have set. */
export function createControlledText(first: string) {
  let pending: string[] = [];
  let received = first;
  return {
    /** Records the text that the field reports to its form. */
    report: (text: string): string => {
      pending.push(text);
      return text;
    },
    /** The text of both once all reported values have come back. */
    last: (): string => pending.at(-1) ?? received,
    /** Whether the form's value can be ignored: the field reported or already took it. */
    isOwn: (value: string): boolean => {
      const index = pending.indexOf(value);
      const isKnown = index >= 0 || value === received;
      pending = isKnown ? pending.slice(index + 1) : [];
      received = value;
      return isKnown;
    },
  };
}
