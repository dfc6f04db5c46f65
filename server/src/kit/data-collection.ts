import type { Readable } from 'node:stream';
import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale, KeyedText } from '@ieum/contract/common/text.ts';
import type { Work } from './context.ts';
import { readInBatches } from './db/read-in-batches.ts';

/** The member who asks for everything that is stored about them. */
export interface CollectionSubject {
  userId: string;
  companyId: string | null;
  /** The language in which it is read. */
  locale: Locale;
}

export type CollectionWork = Pick<Work, 'db' | 'now'>;

/** The stored fields of one row; those with a label are also shown on the page. */
export type CollectedRow = Record<string, unknown>;

/** A file beside the rows; `open` returns nothing when its bytes are missing. */
export interface CollectedFile {
  /** Its name inside the archive; the archive makes it unique and safe. */
  name: string;
  open: () => Promise<Readable | Uint8Array | undefined>;
}

/** Rows of one kind: a JSON file, and a part of the page that people read. */
export interface CollectedSection {
  /** The name of the JSON file, without its ending. */
  name: string;
  title: KeyedText;
  /** The tables whose rows it contains. */
  tables: readonly string[];
  /** The fields that the page shows, in this order, by their names in the rows. */
  fields: Readonly<Record<string, KeyedText>>;
  rows: (work: CollectionWork, subject: CollectionSubject) => AsyncIterable<CollectedRow>;
  files?: (work: CollectionWork, subject: CollectionSubject) => AsyncIterable<CollectedFile>;
}

/** One module's part of what a member receives who asks for everything. */
export interface Collection {
  sections: readonly CollectedSection[];
  /** Personal tables that no section contains, each with the reason. */
  without?: Readonly<Record<string, string>>;
}

/** All rows of a table that satisfy a condition, in the order of their ids. */
export const rowsById = <T extends PgTable & { id: PgColumn }>(
  { db }: CollectionWork,
  table: T,
  where: SQL | undefined,
): AsyncIterable<T['$inferSelect']> =>
  readInBatches<T['$inferSelect']>((last, limit) =>
    db
      .select()
      .from(table as PgTable)
      .where(and(where, last ? gt(table.id, (last as { id: string }).id) : undefined))
      .orderBy(asc(table.id))
      .limit(limit),
  );

/** Transforms rows while they are read. */
export async function* mapRows<T, R>(
  rows: AsyncIterable<T> | Iterable<T>,
  map: (row: T) => R,
): AsyncGenerator<R> {
  for await (const row of rows) yield map(row);
}

/** The rows of one statement, for tables with few rows of a member. */
export async function* rowsOf<T extends CollectedRow>(statement: PromiseLike<T[]>): AsyncGenerator<T> {
  yield* await statement;
}
