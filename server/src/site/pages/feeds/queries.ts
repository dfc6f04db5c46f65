import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import { notices } from '#content/notices/tables.ts';
import { isPublishedAt } from '#foundation/publishing/public.ts';
import { isShown } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { isListed } from '#live/lectures/public.ts';
import { lectures } from '#live/lectures/tables.ts';
import type { Db } from '#kit/context.ts';
import { factColumns } from '../recruitment-facts.ts';

/** The number of addresses of one page of the sitemap. */
export const SITEMAP_PAGE = 5000;

/** An address for search engines and when its page last changed. */
export interface Entry {
  id: string;
  changedAt: Date;
}

const isOngoing = eq(recruitments.publicState, 'ON_GOING');

/** The ongoing recruitments, the oldest first, so that a new one does not change the earlier pages. */
const recruitmentEntries = (db: Db) =>
  db
    .select({ id: recruitments.id, changedAt: recruitments.updatedAt })
    .from(recruitments)
    .where(isOngoing)
    .orderBy(asc(recruitments.publishedAt), asc(recruitments.id))
    .$dynamic();

/** The public companies; the page of a company changes with its ongoing recruitments. */
const companyEntries = (db: Db) =>
  db
    .select({
      id: companies.id,
      changedAt: sql<Date>`greatest(${companies.createdAt}, ${max(recruitments.updatedAt)})`
        .mapWith(recruitments.updatedAt)
        .as('changed_at'),
    })
    .from(companies)
    .leftJoin(recruitments, and(eq(recruitments.companyId, companies.id), isOngoing))
    .where(isShown)
    .groupBy(companies.id)
    .orderBy(asc(companies.id))
    .$dynamic();

/** The published notices, the oldest first. */
const noticeEntries = (db: Db, now: Date) =>
  db
    .select({ id: notices.id, changedAt: notices.updatedAt })
    .from(notices)
    .where(isPublishedAt(notices, now))
    .orderBy(asc(notices.shownAt), asc(notices.id))
    .$dynamic();

/** The public lectures, the oldest first. */
const lectureEntries = (db: Db) =>
  db
    .select({ id: lectures.id, changedAt: lectures.updatedAt })
    .from(lectures)
    .innerJoin(companies, eq(companies.id, lectures.companyId))
    .where(isListed)
    .orderBy(asc(lectures.createdAt), asc(lectures.id))
    .$dynamic();

/** The kinds of pages that a sitemap lists in parts. */
export const sitemapKinds = ['recruitments', 'companies', 'notices', 'lectures'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

const entries = {
  recruitments: recruitmentEntries,
  companies: companyEntries,
  notices: noticeEntries,
  lectures: lectureEntries,
};
/** A kind of pages at a moment. */
interface Listed {
  kind: SitemapKind;
  now: Date;
}

const entriesOf = (db: Db, { kind, now }: Listed) => entries[kind](db, now);

/** One page of addresses, counted from 1. */
export const listEntries = (db: Db, listed: Listed, page: number): Promise<Entry[]> =>
  entriesOf(db, listed)
    .limit(SITEMAP_PAGE)
    .offset((page - 1) * SITEMAP_PAGE);

/** When each page of a kind last changed, one entry per page. */
export async function listPageChanges(db: Db, listed: Listed): Promise<Date[]> {
  const { rows } = await db.execute<{ changed_at: string }>(sql`
    select max(changed_at) as changed_at from (
      select entry.*, (row_number() over () - 1) / ${SITEMAP_PAGE} as page
      from (${entriesOf(db, listed).getSQL()}) as entry(id, changed_at)
    ) as paged group by page order by page`);
  return rows.map((row) => new Date(row.changed_at));
}

/** The newest ongoing recruitments, with the columns of a feed. */
export const listNewest = (db: Db, limit: number) =>
  db
    .select({
      id: recruitments.id,
      subject: recruitments.subject,
      summary: recruitments.summary,
      ...factColumns,
      publishedAt: recruitments.publishedAt,
      createdAt: recruitments.createdAt,
      companyName: companies.name,
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(isOngoing)
    .orderBy(desc(recruitments.publishedAt), desc(recruitments.id))
    .limit(limit);
export type NewestRow = Awaited<ReturnType<typeof listNewest>>[number];
