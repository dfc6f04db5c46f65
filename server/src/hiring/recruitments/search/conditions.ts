import { eq, gt, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Needle, SoughtWord } from '#kit/search/ngrams.ts';
import type { Filter } from './list-query.ts';
import { yearlyPay } from './yearly-pay.ts';
import { recruitmentNgrams, recruitments, recruitmentContents } from '../tables.ts';

/** Describes a filter without its values: filters of one shape share one statement. */
export const shapeOf = (filter: Filter): string =>
  [
    `facets${filter.facets.length}`,
    filter.needle && searchShape(filter.needle),
    filter.endsFrom && 'from',
    filter.endsUntil && 'until',
    filter.pay?.from !== undefined && 'payFrom',
    filter.pay?.to !== undefined && 'payTo',
    filter.isOpen && 'open',
    filter.hasDeadline && 'deadline',
    filter.companyId && 'company',
    filter.published && 'published',
  ]
    .filter(Boolean)
    .join(' ');

const searchShape = ({ words }: Needle) =>
  `search ${words.map(({ isExact }) => (isExact ? 'exact' : 'word')).join()}`;

const facetGroup = (_: unknown, index: number) =>
  sql`${recruitments.facets} && ${sql.placeholder(`facets${index}`)}::text[]`;

/** Which texts may match by their n-grams, of recruitments in the requested state. */
export const isCandidate = (): SQL =>
  sql`${recruitmentNgrams.state} = ${sql.placeholder('state')}
    and ${recruitmentNgrams.ngrams} @> ${sql.placeholder('ngrams')}::text[]`;

const looksAt = (_: SoughtWord, index: number): SQL =>
  sql`(select t.haystack like ${sql.placeholder(`pattern${index}`)} from ${recruitmentContents} t
        where t.recruitment_id = ${recruitments.id})`;

/** Searches the text of a recruitment for every word. */
export const containsAll = ({ words }: Needle): SQL[] => words.map(looksAt);

/** Searches the text of a candidate for the words that its n-grams do not decide. */
export const containsUnsettled = ({ words }: Needle): SQL[] =>
  words.flatMap((word, index) => (word.isExact ? [] : [looksAt(word, index)]));

/** The conditions of a shape except its search, with a placeholder for each value. */
export function conditionsOf(filter: Filter): SQL[] {
  const conditions = [
    ...filter.facets.map(facetGroup),
    filter.endsFrom && gte(recruitments.endsAt, sql`${sql.placeholder('endsFrom')}::timestamptz`),
    filter.endsUntil && lte(recruitments.endsAt, sql`${sql.placeholder('endsUntil')}::timestamptz`),
    ...paysWithin(filter.pay),
    filter.isOpen ? isOpenNow() : undefined,
    filter.hasDeadline ? isNotNull(recruitments.endsAt) : undefined,
    filter.companyId ? eq(recruitments.companyId, sql.placeholder('companyId')) : undefined,
    ...(filter.published ? isPublishedWithin() : []),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/**
 * The offered range overlaps the requested one; an offer with one bound is that amount, and one without any
 * does not match.
 */
const paysWithin = (pay: Filter['pay']): (SQL | undefined)[] => {
  const { wageMin, wageMax } = recruitments;
  const max = yearlyPay(sql`coalesce(${wageMax}, ${wageMin})`);
  const min = yearlyPay(sql`coalesce(${wageMin}, ${wageMax})`);
  return [
    pay?.from === undefined ? undefined : sql`${max} >= ${sql.placeholder('payFrom')}::bigint`,
    pay?.to === undefined ? undefined : sql`${min} <= ${sql.placeholder('payTo')}::bigint`,
  ];
};

const isPublishedWithin = (): SQL[] => [
  gt(recruitments.publishedAt, sql`${sql.placeholder('publishedAfter')}::timestamptz`),
  lte(recruitments.publishedAt, sql`${sql.placeholder('publishedUntil')}::timestamptz`),
];

/** The requested public state. */
export const isInState = (): SQL => eq(recruitments.publicState, sql.placeholder('state'));

/** Started and not past the end, as in accepts-applications.ts. */
export function isOpenNow(): SQL {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const hasBegun = or(isNull(recruitments.startsAt), lte(recruitments.startsAt, now));
  const isNotOver = or(isNull(recruitments.endsAt), gte(recruitments.endsAt, now));
  return sql`(${hasBegun}) and (${isNotOver})`;
}

/** The values for the placeholders of a shape. */
export function valuesOf(filter: Filter, now: Date): Record<string, unknown> {
  return {
    state: filter.state,
    ...numbered('facets', filter.facets),
    ...(filter.needle && valuesOfSearch(filter.needle)),
    ...(filter.endsFrom && { endsFrom: filter.endsFrom.toISOString() }),
    ...(filter.endsUntil && { endsUntil: filter.endsUntil.toISOString() }),
    ...(filter.pay?.from !== undefined && { payFrom: filter.pay.from }),
    ...(filter.pay?.to !== undefined && { payTo: filter.pay.to }),
    ...(filter.isOpen && { now: now.toISOString() }),
    ...(filter.companyId && { companyId: filter.companyId }),
    ...(filter.published && {
      publishedAfter: filter.published.after.toISOString(),
      publishedUntil: filter.published.until.toISOString(),
    }),
  };
}

const valuesOfSearch = ({ ngrams, words }: Needle) => ({
  ngrams,
  ...numbered(
    'pattern',
    words.map(({ pattern }) => pattern),
  ),
});

const numbered = (name: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]));
