import { versionChoiceCopy as copy } from '../layer/version-choice-copy.ts';
import type { Difference } from '../layer/version-choice.tsx';
import type { ValueConflict } from './merge-values.ts';

type Lines = (value: unknown) => readonly string[];

function linesOf(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? copy.yes : copy.no];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one));
  if (typeof value === 'object') return [Object.values(value).flatMap(linesOf).join(': ')];
  return typeof value === 'number' ? [String(value)] : typeof value === 'string' ? value.split('\n') : [];
}

/**
 * Converts a conflict to the content of the choice of versions; `special` fields are shown differently
 * than they are stored.
 */
export const describeConflictBy =
  (labels: Readonly<Record<string, unknown>>, special: Readonly<Record<string, Lines>> = {}) =>
  ({ key, mine, theirs }: ValueConflict): Difference => {
    const lines = special[key] ?? linesOf;
    const label = labels[key];
    return { key, label: typeof label === 'string' ? label : key, mine: lines(mine), theirs: lines(theirs) };
  };

/** The text of HTML, a line for each block. */
export function textLines(html: unknown): string[] {
  const { body } = new DOMParser().parseFromString(
    String(html).replaceAll(/<\/(p|h\d|li|tr|div)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '').split('\n').filter((line) => line.trim() !== '');
}
