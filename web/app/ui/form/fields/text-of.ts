/** The value of a text field; anything else is an empty text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
