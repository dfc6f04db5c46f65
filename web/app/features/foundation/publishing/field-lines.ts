import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { isMoment } from '#lib/format/day-and-time.ts';
import { textLines } from '#ui/form/conflict-difference.ts';
import { versionChoiceCopy } from '#ui/layer/version-choice-copy.ts';
import { copy } from './copy.ts';
import type { FieldLines } from './version-differences.ts';

const momentLines = (value: unknown): string[] => {
  if (typeof value !== 'string') return [];
  return [isMoment(value) ? fullMomentText(value) : value];
};

/** A field of plain text. */
export const textField = (key: string, label: string): FieldLines => ({
  key,
  label,
  linesOf: (value) => (typeof value === 'string' && value !== '' ? value.split('\n') : []),
});

/** A field of formatted text. */
export const richField = (key: string, label: string): FieldLines => ({ key, label, linesOf: textLines });

/** A field of attached files. */
export const filesField = (key: string, label: string): FieldLines => ({
  key,
  label,
  linesOf: (value) => (Array.isArray(value) ? (value as FileRef[]).map(({ name }) => name) : []),
});

/** A field that is on or off. */
export const switchField = (key: string, label: string): FieldLines => ({
  key,
  label,
  linesOf: (value) => [value === true ? versionChoiceCopy.yes : versionChoiceCopy.no],
});

/** The fields of the period. */
export const publicationFields: readonly FieldLines[] = [
  switchField('isActive', copy.isActive),
  { key: 'startsAt', label: copy.startsAt, linesOf: momentLines },
  { key: 'endsAt', label: copy.endsAt, linesOf: momentLines },
];
