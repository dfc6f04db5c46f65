import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import type { TaggedRow } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';

/** When and in which language visitors read. */
export interface Visit {
  now: Date;
  locale: Locale;
}

/** A kind of rows that have hashtags, as their module declares it. */
export interface Taggable {
  kind: TaggedKind;
  table: PgTable;
  /** The rows are shown by this moment, the newest first. */
  columns: { id: PgColumn; shownAt: PgColumn };
  /** The condition that visitors may see a row. */
  isPublic: (visit: Visit) => SQL | undefined;
  /** The rows of these ids as visitors see them, in any order. */
  present: (db: Db, ids: readonly string[], visit: Visit) => Promise<TaggedRow[]>;
}
