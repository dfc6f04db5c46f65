import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnswerNotice, InquiryState, QuestionCategory } from '@ieum/contract/content/questions/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

export const questions = pgTable(
  'questions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The asker's idempotency key; null where none was sent. */
    key: uuid('key'),
    category: text('category').$type<QuestionCategory>(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    noticeBy: text('notice_by').$type<AnswerNotice>().notNull(),
    state: text('state').$type<InquiryState>().notNull().default('ANSWER_AWAITING'),
    /**
     * The order within a state: the time of asking while it waits, the negative time of the answer after that,
     * so that one index serves the longest waiting and the latest answered first.
     */
    position: bigint('position', { mode: 'number' }).notNull(),
    reply: text('reply'),
    replierId: uuid('replier_id').references(() => users.id, { onDelete: 'set null' }),
    repliedAt: instant('replied_at'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    score: integer('score'),
    comment: text('comment').notNull().default(''),
    ratedAt: instant('rated_at'),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('questions_order').on(table.state, table.position, table.id),
    index('questions_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('questions_key').on(table.userId, table.key),
    index('questions_created').on(table.createdAt),
    index('questions_replied').on(table.repliedAt),
    index('questions_assignee').on(table.assigneeId, table.state, table.position),
    index('questions_replier').on(table.replierId),
    check(
      'questions_answered',
      sql`(state = 'ANSWER_COMPLETE') = (reply is not null and replied_at is not null)`,
    ),
    check('questions_score', sql`score is null or (score between 1 and 5 and state = 'ANSWER_COMPLETE')`),
  ],
);
export type QuestionRow = typeof questions.$inferSelect;

/** How many questions a member asked on the latest day in Seoul on which there was one. */
export const questionQuotas = pgTable('question_quotas', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  count: integer('count').notNull(),
});

/** Texts that administrators insert into their answers. */
export const questionPhrases = pgTable(
  'question_phrases',
  {
    id: id(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('question_phrases_name').on(table.name)],
);
export type PhraseRow = typeof questionPhrases.$inferSelect;
