import type { FieldValues } from 'react-hook-form';
import { diffOf, type Block } from '#ui/text/diff.ts';

/** How a field of a form is compared: its label and its value as lines of text. */
export interface FieldLines {
  key: string;
  label: string;
  linesOf: (value: unknown) => readonly string[];
}

interface FieldDifference {
  key: string;
  label: string;
  blocks: readonly Block[];
}

/** The fields in which two states of a form differ, with their changed paragraphs. */
export const differencesOf = (
  fields: readonly FieldLines[],
  before: FieldValues,
  after: FieldValues,
): FieldDifference[] =>
  fields.flatMap(({ key, label, linesOf }) => {
    const blocks = diffOf(linesOf(before[key]), linesOf(after[key])).filter(
      ({ change }) => change !== 'same',
    );
    return blocks.length > 0 ? [{ key, label, blocks }] : [];
  });

const filesOf = ({ files }: FieldValues): number => (Array.isArray(files) ? files.length : 0);

/** How many files of a stored draft were deleted since, so that the form's values no longer have them. */
export const lostFiles = (stored: FieldValues, values: FieldValues): number =>
  filesOf(stored) - filesOf(values);
