import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import type { Db } from '#kit/context.ts';
import { instantIn, type Publication } from './publication.ts';
import type { Publishable } from './publishable.ts';

const MOST_ENTRIES = 500;

export interface CalendarRow extends Publication {
  kind: ContentKind;
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
      kind: sql<ContentKind>`${kind}::text`.as('kind'),
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

/** The released content of every kind that is shown at some moment of a period, by its beginning. */
export async function readCalendar(
  db: Db,
  publishables: readonly Publishable[],
  period: Period,
): Promise<CalendarRow[]> {
  const [first, second, ...others] = publishables.map((one) => select(db, one, period));
  if (!first) return [];
  const all = second ? unionAll(first, second, ...others) : first;
  return all.orderBy(sql`starts_at asc nulls first`, sql`id asc`).limit(MOST_ENTRIES);
}
