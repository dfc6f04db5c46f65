/** Tells a field that keeps a text of its own which of the form's values are only its own words coming back, late. */
export function createControlledText(first: string) {
  let pending: string[] = [];
  let received = first;
  return {
    /** Remembers what the field tells its form. */
    say: (text: string): string => {
      pending.push(text);
      return text;
    },
    /** What both agree on once everything came back. */
    last: (): string => pending.at(-1) ?? received,
    /** Whether the form's value needs no answer: the field said it, or heard it before. */
    isOwn: (value: string): boolean => {
      const place = pending.indexOf(value);
      const isKnown = place >= 0 || value === received;
      pending = isKnown ? pending.slice(place + 1) : [];
      received = value;
      return isKnown;
    },
  };
}
