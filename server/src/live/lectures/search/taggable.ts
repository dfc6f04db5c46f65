import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Taggable } from '#foundation/hash-tags/public.ts';
import { isShown } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { lectures } from '../tables.ts';

/** Lectures that have hashtags; visitors see the public ones. */
export const taggedLectures = (db: Db): Taggable => ({
  kind: 'lecture',
  table: lectures,
  columns: { id: lectures.id, shownAt: lectures.shownAt },
  isPublic: () =>
    and(
      eq(lectures.isActive, true),
      eq(lectures.isPublic, true),
      exists(
        db
          .select()
          .from(companies)
          .where(and(eq(companies.id, lectures.companyId), isShown)),
      ),
    ),
  present: async (tx, ids) => {
    const rows = await tx
      .select({
        id: lectures.id,
        subject: lectures.subject,
        about: companies.name,
        shownAt: lectures.shownAt,
      })
      .from(lectures)
      .innerJoin(companies, eq(companies.id, lectures.companyId))
      .where(inArray(lectures.id, [...ids]));
    return rows.map(({ id, subject, about, shownAt }) => ({
      _id: id, // wire spelling
      subject,
      about,
      createdAt: shownAt.toISOString(),
    }));
  },
});
