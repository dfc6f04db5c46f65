import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CalendarKind, ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import type { Locale, KeyedText } from '@ieum/contract/common/text.ts';
import type { PublicationColumns } from './publication.ts';

/** A kind of content with a period, as its module declares it. */
export interface Publishable {
  kind: ContentKind;
  table: PgTable;
  /** With `hits` its views are counted; with `shownAt` lists have the order of what began last. */
  columns: PublicationColumns & { id: PgColumn; subject: PgColumn; hits?: PgColumn; shownAt?: PgColumn };
  /** The group of a row, a column of its workbook. */
  group?: {
    title: KeyedText;
    /** Its name, or the value that `say` names. */
    of: SQL;
    say?: (value: string, locale: Locale) => string;
  };
  /** The tag of the cached pages that show it. */
  tag: string;
  /** How the paths of the calls begin by which visitors read it. */
  shownBy: string;
}

/** Further entries of the calendar, as a module declares them. */
export interface CalendarSource {
  kind: CalendarKind;
  /** Selects `id`, `subject`, `starts_at` and `ends_at` of what is shown for a time; null means no limit. */
  rows: SQL;
}
