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
