import { findText, sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Import, ImportRow as WireRow } from '@ieum/contract/foundation/imports/endpoints.ts';
import { importTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import { toIso } from '#kit/dates.ts';
import type { Importable } from './importable.ts';
import type { ImportRow, StoredFault, WorkbookRow } from './tables.ts';

const textOf = (key: string, locale: Locale, values: Record<string, string | number> = {}): string =>
  sayIn(locale, (findText(key) ?? m.interrupted.text) as never, values).slice(0, 500);

/** Row → the import with its counts. */
export const presentImport = (row: ImportRow, locale: Locale): Import => ({
  _id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  state: row.state,
  counts: { new: row.created, changed: row.changed, unchanged: row.unchanged, faulty: row.faulty },
  written: row.written,
  failure: row.failureKey && textOf(row.failureKey, locale, row.failureValues ?? {}),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  writtenAt: toIso(row.writtenAt),
});

/** A fault → the title of its column and its reason. */
export const presentFault = (
  { column, message, values }: StoredFault,
  { columns }: Importable,
  locale: Locale,
) => {
  const title = columns[column]?.title.text;
  return { column: title ? sayIn(locale, title) : column, reason: textOf(message, locale, values) };
};

/** Row → the list. */
export const presentRow = (
  { number, outcome, key, faults }: WorkbookRow,
  importable: Importable,
  locale: Locale,
): WireRow => ({
  number,
  outcome,
  key,
  faults: faults.map((fault) => presentFault(fault, importable, locale)),
});
