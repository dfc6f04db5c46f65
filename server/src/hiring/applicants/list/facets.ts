import { and, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { Career, EducationLevel, Language } from '@ieum/contract/hiring/resumes/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { COUNT_CAP } from '#kit/db/pagination.ts';
import { choices, isBookmarkedBy, narrowing, type ApplicantFilter } from './filter.ts';

interface Counted<T> {
  value: T;
  count: number;
}

/** How many applicants each filter value would give. */
export interface Facets {
  count: number;
  stage: Counted<ApplicationStage>[];
  career: Counted<Career>[];
  education: Counted<EducationLevel>[];
  language: Counted<Language>[];
  certification: Counted<string>[];
  unread: number;
  starred: number;
}

type Choice = keyof ReturnType<typeof choices>;
const names: Choice[] = ['stage', 'career', 'education', 'language', 'certification', 'unread', 'starred'];
const MAX_CERTIFICATES = 20;

/**
 * Counts every filter value under the other filters that are set, reading the recruitment's applicants once.
 */
export async function countFacets(db: Db, filter: ApplicantFilter & { userId: string }): Promise<Facets> {
  const chosen = choices(filter);
  const meets = names.map((name) => sql`(${chosen[name] ?? sql`true`}) as ${meeting(name)}`);
  const answer = await db.execute<{ facet: Choice | 'all'; value: string; count: number }>(sql`
    with applicant as materialized (
      select ${applications.stage} as stage, ${applications.career} as career, ${applications.education} as education,
        ${applications.languages} as languages, ${applications.certifications} as certifications,
        ${applications.viewedAt} is null as is_unread, ${isBookmarkedBy(filter.userId)} as is_starred,
        ${sql.join(meets, sql`, `)}
      from ${applications} where ${narrowing(filter)} limit ${COUNT_CAP}
    )
    select 'all' as facet, '' as value, count(*)::int as count from applicant where ${allBut()}
    union all ${counting('stage', sql`stage`)}
    union all ${counting('career', sql`career`)}
    union all ${counting('education', sql`education`)}
    union all ${counting('language', sql`value`, each(sql`languages`))}
    union all (${counting('certification', sql`value`, each(sql`certifications`))}
      order by count desc, value limit ${MAX_CERTIFICATES})
    union all select 'unread', '', count(*)::int from applicant where is_unread and ${allBut('unread')}
    union all select 'starred', '', count(*)::int from applicant where is_starred and ${allBut('starred')}`);
  const of = <T extends string>(facet: Choice): Counted<T>[] =>
    answer.rows
      .filter((row) => row.facet === facet)
      .map(({ value, count }) => ({ value: value as T, count: Number(count) }));
  const single = (facet: Choice | 'all') =>
    Number(answer.rows.find((row) => row.facet === facet)?.count ?? 0);
  return {
    count: single('all'),
    stage: of('stage'),
    career: of('career'),
    education: of('education'),
    language: of('language'),
    certification: of('certification'),
    unread: single('unread'),
    starred: single('starred'),
  };
}

const meeting = (name: Choice) => sql.raw(`meets_${name}`);

/** Whether an applicant matches every filter, or every one but this. */
const allBut = (left?: Choice): SQL =>
  and(...names.filter((name) => name !== left).map((name) => sql`${meeting(name)}`)) ?? sql`true`;

/** Each value of a list once, so that two English tests count as one English speaker. */
const each = (list: SQL) =>
  sql` cross join lateral (select distinct jsonb_array_elements_text(${list}) as value) as element`;

const counting = (name: Choice, value: SQL, joined: SQL = sql``): SQL =>
  sql`select ${sql.raw(`'${name}'`)} as facet, ${value} as value, count(*)::int as count
      from applicant${joined} where ${value} is not null and ${value} <> '' and ${allBut(name)} group by ${value}`;
