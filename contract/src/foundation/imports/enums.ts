/** The kinds of rows that can be imported from a workbook. */
export const importKinds = ['faqs', 'hash-tags', 'member-levels'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * CHECKED: a dry run, nothing is written; WRITING: a job writes the rows; WRITTEN: all of them are written;
 * OUTDATED: rows changed after the dry run, so nothing was written; FAILED: nothing could be written.
 */
export const importStates = ['CHECKED', 'WRITING', 'WRITTEN', 'OUTDATED', 'FAILED'] as const;
export type ImportState = (typeof importStates)[number];

/** The effect of writing a row of the workbook. */
export const rowOutcomes = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The largest workbook. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;
/** The most rows of a workbook below its header. */
export const IMPORT_ROWS_MAX = 20_000;
/** The hours for which a dry run can be written and its rows can be read. */
export const IMPORT_HOURS = 24;
