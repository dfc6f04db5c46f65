import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import type { PublicationColumns } from './publication.ts';

/** A kind of content with a period, as its module declares it. */
export interface Publishable {
  kind: ContentKind;
  table: PgTable;
  /** With `hits` its views are counted. */
  columns: PublicationColumns & { id: PgColumn; subject: PgColumn; hits?: PgColumn };
  /** The tag of the cached pages that show it. */
  tag: string;
}
