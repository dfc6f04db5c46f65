import { and, asc, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { groupConditions } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { resumes } from '#hiring/resumes/tables.ts';

const countedIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const counted = (condition: string) => countedIf(sql.raw(condition));

/** The effects of a withdrawal on a person's data. */
export async function previewPerson(db: Db, userId: string) {
  const current = one(
    await db
      .select({
        // The same as the tabs of the person's list: neither shows what the company has not announced.
        openApplications: countedIf(groupConditions.ONGOING),
        drafts: countedIf(groupConditions.WRITING),
        acceptedApplications: countedIf(groupConditions.ACCEPTED),
      })
      .from(applications)
      .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
      .where(eq(applications.personId, userId)),
  );
  const [bookmarked] = await db.select({ n: count() }).from(bookmarks).where(eq(bookmarks.userId, userId));
  const resume = await db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId));
  return { ...current, likes: bookmarked?.n ?? 0, hasResume: resume.length > 0 };
}

/** The effects of a withdrawal on a company's recruitments, and which of them prevent it. */
export async function previewCompany(db: Db, companyId: string) {
  const current = one(
    await db
      .select({
        ongoingRecruitments: counted(`state = 'ON_GOING'`),
        hiddenRecruitments: counted(`state = 'NO_SHOWN'`),
      })
      .from(recruitments)
      .where(eq(recruitments.companyId, companyId)),
  );
  return { ...current, waiting: await listWaiting(db, companyId) };
}

const MAX_SHOWN = 50;
const isUnanswered = and(
  eq(applications.status, 'IS_APPLIED'),
  sql`${applications.stage} in ('IS_APPLIED', 'ON_PENDING', 'ON_MEETING')`,
);

/** Open recruitments whose applicants wait for an answer, the first published first. */
export const listWaiting = (db: Db, companyId: string) =>
  db
    .select({
      recruitmentId: recruitments.id,
      subject: recruitments.subject,
      applicants: sql<number>`count(*)::int`,
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .where(
      and(
        eq(recruitments.companyId, companyId),
        eq(recruitments.state, 'ON_GOING'),
        isNotNull(recruitments.publishedAt),
        isUnanswered,
      ),
    )
    .groupBy(recruitments.id)
    .orderBy(asc(recruitments.publishedAt), asc(recruitments.id))
    .limit(MAX_SHOWN);
