import { isSame } from '../parts.ts';

/** The errors, by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

type Tree = Record<string, unknown>;
type Keys = readonly string[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const at = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), value);

/** The value of an empty field. */
const blankOf = (key: string | undefined, value: unknown): unknown => {
  if (key?.endsWith('At')) return null;
  return typeof value === 'number' ? 0 : '';
};

const without = (row: unknown, name: string | undefined): unknown =>
  isTree(row) && name !== undefined ? { ...row, [name]: undefined } : row;

/**
 * The saved row of a row on the screen: rows are moved, added and removed, so it is matched by its other
 * values.
 */
function counterpartOf(row: unknown, index: number, saved: readonly unknown[], invalid: string | undefined) {
  const match = saved.find((one) => isSame(without(one, invalid), without(row, invalid)));
  return match ?? saved[index];
}

/** The saved value of a field, found through the lists that contain it. */
function savedAt(mine: unknown, saved: unknown, [key, ...rest]: Keys): unknown {
  if (key === undefined) return saved;
  const next =
    Array.isArray(mine) && Array.isArray(saved)
      ? counterpartOf(mine[Number(key)], Number(key), saved, rest[0])
      : at(saved, [key]);
  return savedAt(at(mine, [key]), next, rest);
}

function put(value: unknown, [key, ...rest]: Keys, inner: unknown): unknown {
  if (key === undefined) return inner;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, inner));
  return isTree(value) ? { ...value, [key]: put(value[key], rest, inner) } : value;
}

/** The value with the saved values in place of invalid ones, or blank where none was saved. */
function withSavedValues(value: unknown, saved: unknown, paths: readonly Keys[]): unknown {
  return paths.reduce<unknown>((result, keys) => {
    const before = savedAt(value, saved, keys);
    return put(result, keys, before === undefined ? blankOf(keys.at(-1), at(value, keys)) : before);
  }, value);
}

const STARTS: Readonly<Record<string, string>> = { endsAt: 'startsAt', attendingEndsAt: 'attendingStartsAt' };

/** An end and its start are valid only together. */
const withStart = (keys: Keys): Keys[] => {
  const start = STARTS[keys.at(-1) ?? ''];
  return start === undefined ? [keys] : [keys, [...keys.slice(0, -1), start]];
};

interface ValidValueOptions<T> {
  value: T;
  saved: T;
  /** The errors of a value, by their paths within it. */
  errorsOf: (value: T) => FieldErrors;
}

const keysOf = (errors: FieldErrors): Keys[] =>
  Object.keys(errors).map((path) => path.split('.').filter(Boolean));

/** As much of a value as can be saved: invalid fields keep their saved values. */
export function validValueOf<T>({ value, saved, errorsOf }: ValidValueOptions<T>): T {
  const widen = [(keys: Keys) => [keys], withStart];
  let result = value;
  for (const paths of widen) {
    const invalid = keysOf(errorsOf(result));
    if (invalid.length === 0) return result;
    result = withSavedValues(result, saved, invalid.flatMap(paths)) as T;
  }
  return Object.keys(errorsOf(result)).length === 0 ? result : saved;
}
