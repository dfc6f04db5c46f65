import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CalendarKind } from '@ieum/contract/foundation/publishing/enums.ts';
import type { Db } from '#kit/context.ts';
import { instantIn, type Publication } from './publication.ts';
import type { CalendarSource, Publishable } from './publishable.ts';

const MAX_ENTRIES = 500;

export interface CalendarRow extends Publication {
  kind: CalendarKind;
  id: string;
  subject: string;
}

interface Period {
  from: Date;
  until: Date;
}

const select = (db: Db, { kind, table, columns }: Publishable, { from, until }: Period) =>
  db
    .select({
      kind: sql<CalendarKind>`${kind}::text`.as('kind'),
      id: sql<string>`${columns.id}`.as('id'),
      subject: sql<string>`${columns.subject}`.as('subject'),
      isActive: sql<boolean>`${columns.isActive}`.as('is_active'),
      startsAt: instantIn(columns.startsAt).as('starts_at'),
      endsAt: instantIn(columns.endsAt).as('ends_at'),
    })
    .from(table)
    .where(
      and(
        eq(columns.isActive, true),
        or(isNull(columns.startsAt), lt(columns.startsAt, until)),
        or(isNull(columns.endsAt), gt(columns.endsAt, from)),
      ),
    );

const selectFrom = (db: Db, { kind, rows }: CalendarSource, { from, until }: Period) =>
  db
    .select({
      kind: sql<CalendarKind>`${kind}::text`.as('kind'),
      id: sql<string>`source.id`.as('id'),
      subject: sql<string>`source.subject`.as('subject'),
      isActive: sql<boolean>`true`.as('is_active'),
      startsAt: sql<Date | null>`source.starts_at`.as('starts_at'),
      endsAt: sql<Date | null>`source.ends_at`.as('ends_at'),
    })
    .from(sql`(${rows}) as source`)
    .where(
      sql`coalesce(source.starts_at < ${until.toISOString()}::timestamptz, true)
        and coalesce(source.ends_at > ${from.toISOString()}::timestamptz, true)`,
    );

/** Reads the content of every kind that is shown at some moment of a period, without drafts, by its beginning. */
export async function readCalendar(
  db: Db,
  publishables: readonly Publishable[],
  sources: readonly CalendarSource[],
  period: Period,
): Promise<CalendarRow[]> {
  const [first, second, ...others] = [
    ...publishables.map((one) => select(db, one, period)),
    ...sources.map((one) => selectFrom(db, one, period)),
  ];
  if (!first) return [];
  const all = second ? unionAll(first, second, ...others) : first;
  return all.orderBy(sql`starts_at asc nulls first`, sql`id asc`).limit(MAX_ENTRIES);
}
