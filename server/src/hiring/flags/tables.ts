import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FlagReason, FlagState } from '@ieum/contract/hiring/flags/enums.ts';
import { FLAGS_A_DAY } from '@ieum/contract/hiring/flags/enums.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** A member's reports about a recruitment, or about a company as a whole. */
export const flags = pgTable(
  'flags',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the report is about the company. */
    recruitmentId: uuid('recruitment_id').references(() => recruitments.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<FlagReason>().notNull(),
    text: text('text').notNull(),
    state: text('state').$type<FlagState>().notNull().default('OPEN'),
    decidedAt: instant('decided_at'),
    deciderId: uuid('decider_id').references(() => users.id, { onDelete: 'set null' }),
    decisionReason: text('decision_reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('flags_recruitment_once')
      .on(table.userId, table.recruitmentId)
      .where(sql`recruitment_id is not null`),
    uniqueIndex('flags_company_once')
      .on(table.userId, table.companyId)
      .where(sql`recruitment_id is null`),
    index('flags_open')
      .on(table.createdAt, table.id)
      .where(sql`state = 'OPEN'`),
    index('flags_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('flags_of_recruitment').on(table.recruitmentId, table.state),
    index('flags_of_company').on(table.companyId, table.state),
    index('flags_decider').on(table.deciderId),
    check('flags_decided', sql`(state = 'OPEN') = (decided_at is null)`),
  ],
);
export type FlagRow = typeof flags.$inferSelect;

/** How many reports a member sent on the latest day in Seoul on which there was one. */
export const flagQuotas = pgTable(
  'flag_quotas',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  () => [check('flag_quotas_most', sql.raw(`count between 1 and ${FLAGS_A_DAY}`))],
);
