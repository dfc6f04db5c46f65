import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ShareKind } from '@ieum/contract/site/statistics/enums.ts';

/** Attributes of applicants; the types of the recruitment are in every row. */
export const whoApplied = ['CAREERS', 'EDUCATIONS', 'REGIONS'] as const satisfies readonly ShareKind[];

/** Attributes that are counted at night: the steps that applications have reached, and those of applicants. */
export const countedAttributes = ['STEPS', ...whoApplied] as const;
export type CountedAttribute = (typeof countedAttributes)[number];

/** How many applications of a Seoul day have each key of an attribute, by the types of their recruitment. */
export const applicationDays = pgTable(
  'application_days',
  {
    attribute: text('attribute').$type<CountedAttribute>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    /** The employment types of the recruitment. */
    types: text('types').array().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute, table.day, table.key, table.types] })],
);

/**
 * The days whose counts in `application_days` are outdated: a trigger adds a row with each change of an
 * application. Rows are only added, so that concurrent changes never wait for each other.
 */
export const changedApplicationDays = pgTable(
  'changed_application_days',
  { day: date('day', { mode: 'string' }).notNull() },
  (table) => [index('changed_application_days_day').on(table.day)],
);
