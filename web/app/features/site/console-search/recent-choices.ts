import { browserStorage } from '#lib/storage/browser-storage.ts';
import type { Entry } from './entries.ts';

const MAX = 6;

/** Kinds of rows whose names are never personal data. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['recruitments', 'notices', 'faqs', 'posts']);

/**
 * A choice as this device stores it; screens and actions have no name, because it follows from the address.
 */
interface Recent {
  to: string;
  name?: string;
}

const keyOf = (userId: string): string => `console-search:${userId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  (!('name' in value) || typeof value.name === 'string');

const readAll = (userId: string): Recent[] => {
  const stored = browserStorage.readJson(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX) : [];
};

/** The administrator's recent choices on this device, the latest first, with the names of what still exists. */
export const readRecent = (userId: string, fixed: readonly Entry[]): Entry[] =>
  readAll(userId).flatMap(({ to, name }) => {
    const known = fixed.find((entry) => entry.to === to);
    if (known) return [{ ...known, key: `recent ${known.key}` }];
    return name === undefined ? [] : [{ key: `recent ${to}`, name, to }];
  });

/** Stores a choice; members, companies and questions are never stored. */
export function rememberChoice(userId: string, entry: Entry): void {
  const { to, kind, name } = entry;
  if (to === undefined || (kind !== undefined && !NAMED_KINDS.has(kind))) return;
  const isRow = kind !== undefined;
  // A row that was chosen from the recent ones has its name there and no kind.
  const before = readAll(userId);
  const known = before.find((recent) => recent.to === to)?.name;
  const chosen: Recent = isRow ? { to, name } : { to, ...(known !== undefined && { name: known }) };
  const others = before.filter((recent) => recent.to !== to);
  browserStorage.writeJson(keyOf(userId), [chosen, ...others].slice(0, MAX));
}
