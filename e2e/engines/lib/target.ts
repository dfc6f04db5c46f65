/** An element that a story looks for, described as a person would. */
export interface Target {
  by: 'role' | 'label' | 'text' | 'css';
  what: string | RegExp;
  name?: string | RegExp;
  within?: Target;
}

interface Place {
  within?: Target;
}

export const byRole = (role: string, name?: string | RegExp, place: Place = {}): Target => ({
  by: 'role',
  what: role,
  ...(name !== undefined && { name }),
  ...place,
});
export const byLabel = (label: string | RegExp, place: Place = {}): Target => ({
  by: 'label',
  what: label,
  ...place,
});
/** @public */
export const byText = (text: string | RegExp, place: Place = {}): Target => ({
  by: 'text',
  what: text,
  ...place,
});
export const byCss = (selector: string, place: Place = {}): Target => ({
  by: 'css',
  what: selector,
  ...place,
});

const quote = (what: string | RegExp): string =>
  what instanceof RegExp ? String(what) : JSON.stringify(what);

/** The target as a JavaScript expression for the page. */
export function expressionOf(target: Target): string {
  const { by, what, name, within } = target;
  const fields = [`by: '${by}'`, `what: ${quote(what)}`];
  if (name !== undefined) fields.push(`name: ${quote(name)}`);
  if (within) fields.push(`within: ${expressionOf(within)}`);
  return `{ ${fields.join(', ')} }`;
}

/** The target as a failing story prints it. */
export const titleOf = ({ by, what, name, within }: Target): string =>
  [`${by} ${what}`, name !== undefined && `"${name}"`, within && `within ${titleOf(within)}`]
    .filter(Boolean)
    .join(' ');
