import { eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Needle } from './grams.ts';
import type { Filter } from './list-query.ts';
import { recruitments, recruitmentTexts } from './tables.ts';

/** Names what a filter asks for without its values: filters of one shape share one statement. */
export const shapeOf = (filter: Filter): string =>
  [
    `facets${filter.facets.length}`,
    filter.needle && searchShape(filter.needle),
    filter.isWalked && 'walk',
    filter.endsFrom && 'from',
    filter.endsUntil && 'until',
    filter.isOpen && 'open',
    filter.hasDeadline && 'deadline',
    filter.companyId && 'company',
  ]
    .filter(Boolean)
    .join(' ');

const searchShape = ({ patterns, words }: Needle) => `search${patterns.length}of${words.length}`;

const facetGroup = (_: unknown, index: number) =>
  sql`${recruitments.facets} && ${sql.placeholder(`facets${index}`)}::text[]`;
const pattern = (_: unknown, index: number) =>
  sql`${recruitmentTexts.haystack} like ${sql.placeholder(`pattern${index}`)}`;

function conditionsOfSearch({ needle, isWalked }: Filter): SQL[] {
  if (!needle) return [];
  if (isWalked) return [containsAll(needle)];
  return [
    sql`${recruitmentTexts.grams} @> ${sql.placeholder('grams')}::text[]`,
    ...needle.patterns.map(pattern),
  ];
}

/** Looks into the text of one posting after the other, in the order of the list, until the page is full. */
function containsAll({ allPatterns = [] }: Needle): SQL {
  const likes = allPatterns.map((_, index) => sql`t.haystack like ${sql.placeholder(`every${index}`)}`);
  return sql`(select ${sql.join(likes, sql` and `)} from ${recruitmentTexts} t
    where t.recruitment_id = ${recruitments.id})`;
}

/** The conditions of a shape, with a place for each value. */
export function conditionsOf(filter: Filter): (SQL | undefined)[] {
  return [
    eq(recruitments.state, sql.placeholder('state')),
    ...filter.facets.map(facetGroup),
    ...conditionsOfSearch(filter),
    filter.endsFrom && gte(recruitments.endsAt, sql`${sql.placeholder('endsFrom')}::timestamptz`),
    filter.endsUntil && lte(recruitments.endsAt, sql`${sql.placeholder('endsUntil')}::timestamptz`),
    filter.isOpen ? isOpenNow() : undefined,
    filter.hasDeadline ? isNotNull(recruitments.endsAt) : undefined,
    filter.companyId ? eq(recruitments.companyId, sql.placeholder('companyId')) : undefined,
  ];
}

/** Begun and not past the end, as in openness.ts. */
function isOpenNow(): SQL | undefined {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const hasBegun = or(isNull(recruitments.startsAt), lte(recruitments.startsAt, now));
  const isNotOver = or(isNull(recruitments.endsAt), gte(recruitments.endsAt, now));
  return sql`(${hasBegun}) and (${isNotOver})`;
}

/** The values for the places of a shape. */
export function valuesOf(filter: Filter, now: Date): Record<string, unknown> {
  const { needle } = filter;
  return {
    state: filter.state,
    ...numbered('facets', filter.facets),
    ...(needle && { grams: needle.grams }),
    ...numbered('pattern', needle?.patterns),
    ...numbered('every', needle?.allPatterns),
    ...(filter.endsFrom && { endsFrom: filter.endsFrom.toISOString() }),
    ...(filter.endsUntil && { endsUntil: filter.endsUntil.toISOString() }),
    ...(filter.isOpen && { now: now.toISOString() }),
    ...(filter.companyId && { companyId: filter.companyId }),
  };
}

const numbered = (name: string, values: readonly unknown[] = []) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]));
