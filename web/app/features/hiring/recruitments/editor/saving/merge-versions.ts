import type { EditorForm } from '../editor-form.ts';

/** A field that is merged separately: a plain field of the recruitment, or one field of a group. */
export type FieldKey = `${keyof EditorForm}` | `${keyof EditorForm}.${string}`;

export interface FieldConflict {
  key: FieldKey;
  mine: unknown;
  theirs: unknown;
}

const GROUPS = ['application', 'employment', 'qualification', 'recruiter'] as const;
type Group = (typeof GROUPS)[number];
type Fields = ReadonlyMap<FieldKey, unknown>;

const isGroup = (name: string): name is Group => GROUPS.some((group) => group === name);

function fieldsOf(form: EditorForm): Fields {
  const fields = new Map<FieldKey, unknown>();
  for (const [name, value] of Object.entries(form)) {
    if (!isGroup(name)) fields.set(name as FieldKey, value);
    else for (const [inner, one] of Object.entries(value)) fields.set(`${name}.${inner}`, one);
  }
  return fields;
}

/** Ids that questions got when they were saved are not a difference. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (name, inner: unknown) => (name === '_id' ? undefined : inner));
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

function withField(form: EditorForm, key: FieldKey, value: unknown): EditorForm {
  const [name = '', inner] = key.split('.');
  if (!inner || !isGroup(name)) return { ...form, [name]: value };
  return { ...form, [name]: { ...form[name], [inner]: value } };
}

/**
 * One recruitment on both sides. The server sanitises its input, so the sent and the returned value are
 * separate.
 */
export interface Versions {
  sent: EditorForm;
  answered: EditorForm;
  mine: EditorForm;
  theirs: EditorForm;
}

/** The fields changed differently on both sides since the common base. */
export function conflictsOf({ sent, answered, mine, theirs }: Versions): FieldConflict[] {
  const [before, known, there] = [fieldsOf(sent), fieldsOf(answered), fieldsOf(theirs)];
  return [...fieldsOf(mine)].flatMap(([key, value]) => {
    const other = there.get(key);
    const isDecided = isSame(value, other) || isSame(value, before.get(key)) || isSame(other, known.get(key));
    return isDecided ? [] : [{ key, mine: value, theirs: other }];
  });
}

/** The other side's recruitment with the changes made here; a field chosen as `theirs` stays theirs. */
export function mergedOf(
  { sent, mine, theirs }: Omit<Versions, 'answered'>,
  choices: Readonly<Record<string, string>>,
): EditorForm {
  const before = fieldsOf(sent);
  return [...fieldsOf(mine)]
    .filter(([key, value]) => !isSame(value, before.get(key)) && choices[key] !== 'theirs')
    .reduce((form, [key, value]) => withField(form, key, value), theirs);
}

/** The top-level fields in which two forms differ: those that have to be saved. */
export const changedParts = (one: EditorForm, other: EditorForm): (keyof EditorForm)[] =>
  (Object.keys(one) as (keyof EditorForm)[]).filter((part) => !isSame(one[part], other[part]));

/** The field that differs between two forms; of several the first. */
export function changedField(one: EditorForm, other: EditorForm): FieldKey | undefined {
  const before = fieldsOf(other);
  return [...fieldsOf(one)].find(([key, value]) => !isSame(value, before.get(key)))?.[0];
}
