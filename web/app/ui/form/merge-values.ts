/** A form's values by field; the fields of a group (`openai.enabled`) count separately. */
type Fields = Record<string, unknown>;

/** A field that was changed differently on both sides. */
export interface ValueConflict {
  key: string;
  mine: unknown;
  theirs: unknown;
}

interface MergeInput {
  /** The common base of both sides. */
  before: object;
  mine: object;
  theirs: object;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(values: object): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(values)) {
    if (!isGroup(value)) fields[name] = value;
    else for (const [inner, one] of Object.entries(value)) fields[`${name}.${inner}`] = one;
  }
  return fields;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that both sides changed differently. */
export function conflictsOf(sides: MergeInput): ValueConflict[] {
  const [before, mine, theirs] = [fieldsOf(sides.before), fieldsOf(sides.mine), fieldsOf(sides.theirs)];
  return Object.keys(mine)
    .filter((key) => !isSame(mine[key], theirs[key]))
    .filter((key) => !isSame(mine[key], before[key]) && !isSame(theirs[key], before[key]))
    .map((key) => ({ key, mine: mine[key], theirs: theirs[key] }));
}

function withField(values: Fields, key: string, value: unknown): Fields {
  const [name = '', inner] = key.split('.');
  if (inner === undefined) return { ...values, [name]: value };
  return { ...values, [name]: { ...(values[name] as object), [inner]: value } };
}

/** The other side's values with the local changes; a field chosen as `theirs` stays theirs. */
export function mergedOf<V extends object>(
  { before, mine, theirs }: { before: V; mine: V; theirs: V },
  choices: Readonly<Record<string, string>>,
): V {
  const began = fieldsOf(before);
  return Object.entries(fieldsOf(mine))
    .filter(([key, value]) => !isSame(value, began[key]) && choices[key] !== 'theirs')
    .reduce<Fields>((values, [key, value]) => withField(values, key, value), { ...theirs } as Fields) as V;
}

/** Whether two forms have the same values. */
export const saysSame = (one: object, other: object): boolean => isSame(fieldsOf(one), fieldsOf(other));
