import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn } from 'drizzle-orm/pg-core';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { publishingTexts as m } from '@ieum/contract/foundation/publishing/texts.ts';
import { toIso } from '#kit/dates.ts';
import { instant } from '#kit/db/columns.ts';
import { invalidAt } from '#kit/errors.ts';

/** The columns of content with a period: released or not, and from when until when it is shown. */
export const publicationColumns = () => ({
  isActive: boolean('is_active').notNull().default(false),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
});

/** A row's period; null means no limit. */
export interface Publication {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}
/** The same as columns of a table. */
export type PublicationColumns = Record<keyof Publication, PgColumn>;

/** An expression for a column of instants that reads as a Date also outside its table. */
export const instantIn = (column: PgColumn): SQL<Date | null> =>
  sql`${column}`.mapWith((value: unknown) => column.mapFromDriverValue(value) as Date);

/** The state of a row at a moment. It begins at `startsAt` and is over at `endsAt`. */
export function stateAt({ isActive, startsAt, endsAt }: Publication, now: Date): PublicationState {
  if (!isActive) return 'DRAFT';
  if (endsAt && endsAt <= now) return 'ENDED';
  return startsAt && startsAt > now ? 'PLANNED' : 'PUBLISHED';
}

/** The condition that a row has a state at a moment. */
export function isInState(columns: PublicationColumns, state: PublicationState, now: Date): SQL {
  const { isActive, startsAt, endsAt } = columns;
  const isOver = and(isNotNull(endsAt), lte(endsAt, now));
  const goesOn = or(isNull(endsAt), gt(endsAt, now));
  const hasBegun = or(isNull(startsAt), lte(startsAt, now));
  const conditions = {
    DRAFT: eq(isActive, false),
    PLANNED: and(eq(isActive, true), goesOn, gt(startsAt, now)),
    PUBLISHED: and(eq(isActive, true), goesOn, hasBegun),
    ENDED: and(eq(isActive, true), isOver),
  };
  return conditions[state] ?? sql`false`;
}

/** The condition that visitors see a row at a moment. */
export const isPublishedAt = (columns: PublicationColumns, now: Date): SQL =>
  isInState(columns, 'PUBLISHED', now);

/** A row's period in responses. */
export const presentPublication = (row: Publication, now: Date) => ({
  isActive: row.isActive,
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
  state: stateAt(row, now),
});

interface PublicationDraft {
  isActive?: boolean | undefined;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

const instantOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Draft → columns; omitted fields are unchanged. */
export const fromPublicationDraft = ({
  isActive,
  startsAt,
  endsAt,
}: PublicationDraft): Partial<Publication> => ({
  ...(isActive !== undefined && { isActive }),
  ...(startsAt !== undefined && { startsAt: instantOf(startsAt) }),
  ...(endsAt !== undefined && { endsAt: instantOf(endsAt) }),
});

/** Rejects a period that ends before it begins: 400 at `endsAt`. Takes the row as it would be written. */
export function rejectEmptyPeriod({ startsAt, endsAt }: Partial<Publication>): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw invalidAt('endsAt', m.endsBeforeStart);
}
