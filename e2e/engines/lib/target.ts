/** An element that a story looks for, described as a person would. */
export interface Target {
  by: 'role' | 'label' | 'text' | 'css';
  value: string | RegExp;
  name?: string | RegExp;
  within?: Target;
}

interface Place {
  within?: Target;
}

export const byRole = (role: string, name?: string | RegExp, place: Place = {}): Target => ({
  by: 'role',
  value: role,
  ...(name !== undefined && { name }),
  ...place,
});
export const byLabel = (label: string | RegExp, place: Place = {}): Target => ({
  by: 'label',
  value: label,
  ...place,
});
/** @public */
export const byText = (text: string | RegExp, place: Place = {}): Target => ({
  by: 'text',
  value: text,
  ...place,
});
export const byCss = (selector: string, place: Place = {}): Target => ({
  by: 'css',
  value: selector,
  ...place,
});

const quote = (value: string | RegExp): string =>
  value instanceof RegExp ? String(value) : JSON.stringify(value);

/** The target as a JavaScript expression for the page. */
export function expressionOf(target: Target): string {
  const { by, value, name, within } = target;
  const fields = [`by: '${by}'`, `value: ${quote(value)}`];
  if (name !== undefined) fields.push(`name: ${quote(name)}`);
  if (within) fields.push(`within: ${expressionOf(within)}`);
  return `{ ${fields.join(', ')} }`;
}

/** The target as a failing story prints it. */
export const titleOf = ({ by, value, name, within }: Target): string =>
  [`${by} ${value}`, name !== undefined && `"${name}"`, within && `within ${titleOf(within)}`]
    .filter(Boolean)
    .join(' ');
