import type { z } from 'zod';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';

/** A value that may be written into a cell by any of its labels, whatever the language. */
export interface ImportChoice {
  value: string | boolean;
  label: KeyedText | string;
}

export interface ImportColumn {
  title: KeyedText;
  /** How it is filled in, and what an empty cell means. */
  about: KeyedText;
  example: KeyedText;
  /** Without it an empty cell or a missing column leaves the field as it is. */
  isRequired?: true;
  /** The cell is a number; otherwise it is text, whatever its format. */
  isNumber?: true;
  /** The allowed values, read once for each workbook. */
  choices?: (db: Db) => Promise<readonly ImportChoice[]> | readonly ImportChoice[];
  /** In characters; 16 by default. */
  width?: number;
}

/** A fault that only the database shows: an unknown member, a full category. */
export interface RowFault {
  column: string;
  message: KeyedText;
  values?: Record<string, string | number>;
}

/**
 * The effect of writing a row. `mark` identifies the row that it would change and its version; when it is
 * another at the time of the writing, the row has changed in between.
 */
export type Comparison = { outcome: 'NEW' | 'CHANGED' | 'UNCHANGED'; mark: string } | { fault: RowFault };

/** Compares rows of one workbook with the database, in their order and in batches. */
export type Compare<Row> = (db: Db, rows: readonly Row[]) => Promise<Comparison[]>;

/** The columns of the workbook, by the fields of a row. */
export type Columns<S extends z.ZodObject> = { [K in keyof S['shape']]: ImportColumn };

interface Definition<S extends z.ZodObject> {
  kind: ImportKind;
  /** Needed beside the right to import. */
  right: Right;
  /** A row, made of the fields of the contract. */
  schema: S;
  columns: Columns<S>;
  /** The column by which a row is shown, and by which members' rows are erased. */
  keyColumn: keyof S['shape'] & string;
  /** Rows of the same key are about the same row of the product. */
  keyOf: (row: z.output<S>) => string;
  /** Begins a comparison of one workbook; `isWriting` locks what is found, in the transaction of the writing. */
  comparing: (options: { isWriting: boolean }) => Compare<z.output<S>>;
  /** Writes rows that are new or changed, compared and locked before. */
  write: (ctx: AdministratorContext, rows: readonly z.output<S>[]) => Promise<void>;
  /** The tags of the cached pages that show the written rows. */
  tags: readonly string[];
}

/** Rows that can be imported, with the type of a row erased. */
export interface Importable extends Omit<
  Definition<z.ZodObject>,
  'columns' | 'keyOf' | 'comparing' | 'write'
> {
  columns: Readonly<Record<string, ImportColumn>>;
  keyOf: (row: object) => string;
  comparing: (options: { isWriting: boolean }) => Compare<object>;
  write: (ctx: AdministratorContext, rows: readonly object[]) => Promise<void>;
}

/** Defines rows that administrators import from a workbook. */
export const defineImportable = <S extends z.ZodObject>(definition: Definition<S>): Importable =>
  // The rows that it receives are what its own schema returned.
  definition as unknown as Importable;
