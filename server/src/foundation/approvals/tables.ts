import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalState } from '@ieum/contract/foundation/approvals/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** An act that one administrator asked for and another one decides. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** The parameters of the act, exactly as they were requested; removed once it is decided or expired. */
    parameters: jsonb('parameters').$type<object>(),
    /** The key and the values of the text that describes it. */
    summaryKey: text('summary_key').notNull(),
    summaryValues: jsonb('summary_values').$type<Record<string, string | number>>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ApprovalState>().notNull().default('PENDING'),
    requesterId: uuid('requester_id').references(() => users.id, { onDelete: 'set null' }),
    requesterName: text('requester_name').notNull(),
    deciderName: text('decider_name'),
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
    /** The result of the act: the key and the values of a text; null where there is nothing to say. */
    outcomeKey: text('outcome_key'),
    outcomeValues: jsonb('outcome_values').$type<Record<string, string | number>>(),
    /** Identifies the request, so that a repeated call asks once. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('approval_requests_fingerprint').on(table.fingerprint),
    index('approval_requests_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('approval_requests_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id),
    index('approval_requests_requester').on(table.requesterId),
    check('approval_requests_pending', sql`(state = 'PENDING') = (parameters is not null)`),
  ],
);
export type ApprovalRow = typeof approvalRequests.$inferSelect;
