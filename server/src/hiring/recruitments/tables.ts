import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Career,
  ClosedReason,
  EducationLevel,
  EmploymentType,
  PayType,
  QuestionType,
  RecruitmentState,
  MoveNotice,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Gender } from '@ieum/contract/account/users/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { companies } from '#hiring/companies/tables.ts';
import { files } from '#foundation/files/tables.ts';

/** A question asked before applying, stored with its recruitment; `choices` are for MULTIPLE_CHOICE only. */
export interface Question {
  id: string;
  type: QuestionType;
  question: string;
  choices: string[];
  isRequired: boolean;
}

const flag = (name: string) => boolean(name).notNull().default(false);
const textColumn = (name: string) => text(name).notNull().default('');
const list = <T extends string>(name: string) => text(name).array().$type<T[]>().notNull().default([]);

/**
 * The columns that lists and cards read; the long texts are separate so that counting a view never rewrites
 * them.
 */
export const recruitments = pgTable(
  'recruitments',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    state: text('state').$type<RecruitmentState>().notNull().default('NO_SHOWN'),
    /** When an administrator hid it from the public; only an administrator can lift that. */
    blockedAt: instant('blocked_at'),
    /** The reason, as the company sees it. */
    blockedReason: textColumn('blocked_reason'),
    /** The company's answer. */
    blockReply: textColumn('block_reply'),
    blockRepliedAt: instant('block_replied_at'),
    /** Whether its company is suspended or has left. */
    isCompanyHidden: flag('is_company_hidden'),
    /** The state as everybody but its company and the administrators sees it. */
    publicState: text('public_state')
      .$type<RecruitmentState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when blocked_at is not null or is_company_hidden then 'NO_SHOWN' else state end`,
      ),
    subject: textColumn('subject'),
    summary: textColumn('summary'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    isOpenHiring: flag('is_open_hiring'),
    closesOnHiring: flag('closes_on_hiring'),
    /** Whether applicants are by default notified of moves between the stages before a decision. */
    moveNotice: text('move_notice').$type<MoveNotice>().notNull().default('NONE'),
    employedFrom: date('employed_from', { mode: 'string' }),
    employedUntil: date('employed_until', { mode: 'string' }),
    types: list<EmploymentType>('types'),
    wageType: text('wage_type').$type<PayType>(),
    wageMin: bigint('wage_min', { mode: 'number' }),
    wageMax: bigint('wage_max', { mode: 'number' }),
    isAbroad: flag('is_abroad'),
    postcode: textColumn('postcode'),
    address1: textColumn('address1'),
    address2: textColumn('address2'),
    /** First-level regions by short name; from address1 or from the import. */
    regions: list('regions'),
    educationLevels: list<EducationLevel>('education_levels'),
    includesGraduating: flag('includes_graduating'),
    isEducationIrrelevant: flag('is_education_irrelevant'),
    careers: list<Career>('careers'),
    careerYears: integer('career_years'),
    careerMonths: integer('career_months'),
    isCareerIrrelevant: flag('is_career_irrelevant'),
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    isAgeIrrelevant: flag('is_age_irrelevant'),
    gender: text('gender').$type<Gender>(),
    isGenderIrrelevant: flag('is_gender_irrelevant'),
    recruiterName: textColumn('recruiter_name'),
    recruiterPhone: textColumn('recruiter_phone'),
    recruiterEmail: textColumn('recruiter_email'),
    hidesPhone: flag('hides_phone'),
    hidesEmail: flag('hides_email'),
    questions: jsonb('questions').$type<Question[]>().notNull().default([]),
    /** The filters' values as tokens, see facets.ts. */
    facets: list('facets'),
    hits: integer('hits').notNull().default(0),
    /** Increases with every change by the company, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
    sourceName: text('source_name'),
    sourceUrl: text('source_url'),
    externalId: text('external_id'),
    /** Hash of the imported row, to detect changes. */
    sourceHash: text('source_hash'),
    /** First publication; null while it is a draft. */
    publishedAt: instant('published_at'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason').$type<ClosedReason>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('recruitments_recent').on(
      table.publicState,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('recruitments_popular').on(
      table.publicState,
      table.hits.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('recruitments_answered')
      .on(table.blockRepliedAt)
      .where(sql`block_replied_at is not null`),
    index('recruitments_first_public').on(table.publishedAt),
    index('recruitments_closing').on(table.publicState, table.endsAt, table.id),
    index('recruitments_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('recruitments_written').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('recruitments_facets').using('gin', table.facets).with({ fastupdate: false }),
    uniqueIndex('recruitments_external').on(table.sourceName, table.externalId),
    check('recruitments_state_known', sql`state in ('ON_GOING', 'FINISHED', 'NO_SHOWN', 'CANCELED')`),
    check(
      'recruitments_published',
      sql`state = 'NO_SHOWN' or state = 'CANCELED' or published_at is not null`,
    ),
  ],
);
export type RecruitmentRow = typeof recruitments.$inferSelect;

/** The long text of a recruitment and its searched text. */
export const recruitmentContents = pgTable('recruitment_texts', {
  recruitmentId: uuid('recruitment_id')
    .primaryKey()
    .references(() => recruitments.id, { onDelete: 'cascade' }),
  /** Cleaned HTML. */
  content: textColumn('content'),
  /** The version of the sanitizer that cleaned it. */
  sanitiserVersion: integer('sanitiser_version').notNull(),
  /** Subject, summary, company name, place, labels and the text of the content, normalized for comparison. */
  haystack: textColumn('haystack'),
});

/**
 * The search index of a recruitment; narrow, so that thousands of candidates are sorted quickly. Public state
 * and day of publication are copied from the recruitment by a trigger.
 */
export const recruitmentNgrams = pgTable(
  'recruitment_grams',
  {
    recruitmentId: uuid('recruitment_id')
      .primaryKey()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    state: text('state').$type<RecruitmentState>().notNull(),
    publishedAt: instant('published_at'),
    /**
     * Every pair and triple of adjacent characters of the searched text, and the first character of each
     * word; see kit/search/ngrams.ts.
     */
    ngrams: list('grams'),
  },
  (table) => [index('recruitment_grams_grams').using('gin', table.ngrams).with({ fastupdate: false })],
);

export const recruitmentAttachments = pgTable(
  'recruitment_attachments',
  {
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.recruitmentId, table.fileId] })],
);

/** One view by one browser session on one Seoul day; stored for two days so that it counts once. */
export const recruitmentViews = pgTable(
  'recruitment_views',
  {
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    session: text('session').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recruitmentId, table.day, table.session] }),
    index('recruitment_views_day').on(table.day),
  ],
);

/**
 * Views by Seoul day, for the statistics; they remain when the recruitment is deleted, so that past figures
 * do not change.
 */
export const recruitmentDays = pgTable(
  'recruitment_days',
  {
    recruitmentId: uuid('recruitment_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recruitmentId, table.day] }),
    index('recruitment_days_day').on(table.day),
  ],
);

/** Recruitments that were published and later deleted: past figures still count them. */
export const recruitmentRemovals = pgTable(
  'recruitment_removals',
  {
    recruitmentId: uuid('recruitment_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    types: list<EmploymentType>('types'),
    publishedAt: instant('published_at').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [index('recruitment_removals_published').on(table.publishedAt)],
);
