import { isSame } from '../parts.ts';

/** What is wrong, by the path of the field. */
export type Faults = Readonly<Record<string, string>>;

type Tree = Record<string, unknown>;
type Keys = readonly string[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const at = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (isTree(inner) ? inner[key] : undefined), value);

/** What a field holds that nothing was written into. */
const blankOf = (key: string | undefined, value: unknown): unknown => {
  if (key?.endsWith('At')) return null;
  return typeof value === 'number' ? 0 : '';
};

const without = (row: unknown, name: string | undefined): unknown =>
  isTree(row) && name !== undefined ? { ...row, [name]: undefined } : row;

/** The saved row that a row of the screen was: rows move, come and go, so it is known by what else it says. */
function counterpartOf(row: unknown, index: number, saved: readonly unknown[], faulty: string | undefined) {
  const like = saved.find((one) => isSame(without(one, faulty), without(row, faulty)));
  return like ?? saved[index];
}

/** The saved value of a field, found through the lists it lies in. */
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

/** The value with its faulty fields as they were saved, or blank where nothing was. */
function mended(value: unknown, saved: unknown, paths: readonly Keys[]): unknown {
  return paths.reduce<unknown>((result, keys) => {
    const before = savedAt(value, saved, keys);
    return put(result, keys, before === undefined ? blankOf(keys.at(-1), at(value, keys)) : before);
  }, value);
}

const STARTS: Readonly<Record<string, string>> = { endsAt: 'startsAt', attendingEndsAt: 'attendingStartsAt' };

/** An end and its start are right together only. */
const withStart = (keys: Keys): Keys[] => {
  const start = STARTS[keys.at(-1) ?? ''];
  return start === undefined ? [keys] : [keys, [...keys.slice(0, -1), start]];
};

interface Fitting<T> {
  value: T;
  saved: T;
  /** The faults of a value, by their paths within it. */
  faultsOf: (value: T) => Faults;
}

const keysOf = (faults: Faults): Keys[] => Object.keys(faults).map((path) => path.split('.').filter(Boolean));

/** As much of a value as can be saved: what is faulty stays as it was saved, everything else goes through. */
export function fittingOf<T>({ value, saved, faultsOf }: Fitting<T>): T {
  const widen = [(keys: Keys) => [keys], withStart];
  let result = value;
  for (const paths of widen) {
    const faulty = keysOf(faultsOf(result));
    if (faulty.length === 0) return result;
    result = mended(result, saved, faulty.flatMap(paths)) as T;
  }
  return Object.keys(faultsOf(result)).length === 0 ? result : saved;
}
