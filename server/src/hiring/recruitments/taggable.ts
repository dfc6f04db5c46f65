import { eq, inArray } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Taggable } from '#foundation/hash-tags/public.ts';
import { recruitments } from './tables.ts';

/** Recruitments that have hashtags; visitors see those that are open. */
export const taggedRecruitments: Taggable = {
  kind: 'recruitment',
  table: recruitments,
  columns: { id: recruitments.id, shownAt: recruitments.publishedAt },
  isPublic: () => eq(recruitments.publicState, 'ON_GOING'),
  present: async (db, ids) => {
    const rows = await db
      .select({
        id: recruitments.id,
        subject: recruitments.subject,
        about: companies.name,
        publishedAt: recruitments.publishedAt,
        createdAt: recruitments.createdAt,
      })
      .from(recruitments)
      .innerJoin(companies, eq(companies.id, recruitments.companyId))
      .where(inArray(recruitments.id, [...ids]));
    return rows.map(({ id, subject, about, publishedAt, createdAt }) => ({
      _id: id, // wire spelling
      subject,
      about,
      createdAt: (publishedAt ?? createdAt).toISOString(),
    }));
  },
};
