import { sql, type SQL } from 'drizzle-orm';
import {
  OTHERS,
  SEVERAL_TYPES,
  type CareerStep,
  type ShareKind,
} from '@ieum/contract/site/statistics/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';

const months = sql`coalesce((${applications.card}->'summary'->>'careerMonths')::int, 0)`;
/** The type of a recruitment, or that it has several. */
export const oneTypeOf = (types: SQL): SQL =>
  sql`case when cardinality(${types}) > 1 then ${SEVERAL_TYPES} else (${types})[1] end`;

/** A key as it is counted: short, and never empty. */
export const named = (key: SQL) => sql<string>`left(coalesce(nullif(${key}, ''), ${OTHERS}), 20)`;

/** The key under which an application is counted, for each attribute. */
export const shareKeys = {
  CAREERS: sql<CareerStep>`(case when ${months} <= 0 then 'NEW' when ${months} < 36 then 'UNDER_3'
    when ${months} < 72 then 'UNDER_6' when ${months} < 120 then 'UNDER_10' else 'FROM_10' end)`,
  /** The kind of the last school. */
  EDUCATIONS: named(sql`${applications.card}->'summary'->'education'->>'institutionType'`),
  /** The first word of the address. */
  REGIONS: named(sql`split_part(${applications.card}->>'address', ' ', 1)`),
  TYPES: named(
    sql`(select ${oneTypeOf(sql`r.types`)} from ${recruitments} r where r.id = ${applications.recruitmentId})`,
  ),
} satisfies Record<ShareKind, SQL<string>>;
