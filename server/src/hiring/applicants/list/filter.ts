import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStage, ApplicationStatus } from '@ieum/contract/hiring/applications/enums.ts';
import type { Career, EducationLevel, Language } from '@ieum/contract/hiring/resumes/enums.ts';
import { fold } from '#kit/search/ngrams.ts';
import { applications } from '#hiring/applications/tables.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';

/** Drafts and revoked applications are not listed as applicants. */
export const submitted = sql`${applications.status} in ('IS_APPLIED', 'ON_RECRUIT')`;

/** Filters of a recruitment's applicants; omitted ones do not restrict. */
export interface ApplicantFilter {
  recruitmentId: string;
  /** The user whose bookmarks count. */
  userId?: string | undefined;
  searchValue?: string | undefined;
  statuses?: readonly ApplicationStatus[] | undefined;
  /** Whole years, both ends included. */
  years?: { from: number; to: number } | undefined;
  stages?: readonly ApplicationStage[] | undefined;
  careers?: readonly Career[] | undefined;
  educations?: readonly EducationLevel[] | undefined;
  languages?: readonly Language[] | undefined;
  certifications?: readonly string[] | undefined;
  isUnread?: boolean | undefined;
  isBookmarked?: boolean | undefined;
}

/** Whether the caller has bookmarked the application. */
export const isBookmarkedBy = (userId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${userId} and ${bookmarks.applicationId} = ${applications.id})`;

/** The filters with counted values, one condition each; undefined where nothing is chosen. */
export const choices = (filter: ApplicantFilter) => ({
  stage: filter.stages && inArray(applications.stage, [...filter.stages]),
  career: filter.careers && inArray(applications.career, [...filter.careers]),
  education: filter.educations && inArray(applications.education, [...filter.educations]),
  language: filter.languages && hasAnyOf(sql`${applications.languages}`, filter.languages),
  certification:
    filter.certifications && hasAnyOf(sql`${applications.certifications}`, filter.certifications),
  unread: filter.isUnread === undefined ? undefined : unread(filter.isUnread),
  starred:
    filter.isBookmarked === undefined ? undefined : bookmarked(filter.userId ?? '', filter.isBookmarked),
});

/** The remaining filters, which apply to every count alike; every word of the search must be found. */
export function narrowing({ recruitmentId, statuses, searchValue, years }: ApplicantFilter): SQL | undefined {
  const words = fold(searchValue ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return and(
    eq(applications.recruitmentId, recruitmentId),
    submitted,
    statuses && inArray(applications.status, [...statuses]),
    years && sql`${applications.careerMonths} / 12 between ${years.from} and ${years.to}`,
    ...words.map((word) => sql`strpos(${applications.haystack}, ${word}) > 0`),
  );
}

/** The filter as one condition. */
export const matching = (filter: ApplicantFilter): SQL | undefined =>
  and(narrowing(filter), ...Object.values(choices(filter)));

const hasAnyOf = (list: SQL, values: readonly string[]): SQL =>
  sql`${list} ?| array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const unread = (isUnread: boolean): SQL =>
  isUnread ? isNull(applications.viewedAt) : sql`${applications.viewedAt} is not null`;

const bookmarked = (userId: string, isBookmarked: boolean): SQL =>
  isBookmarked ? isBookmarkedBy(userId) : sql`not ${isBookmarkedBy(userId)}`;
