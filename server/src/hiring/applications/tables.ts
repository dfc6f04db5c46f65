import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApplicantSummary } from '@ieum/contract/hiring/applicants/schemas.ts';
import type {
  ApplicationStage,
  ApplicationStatus,
  ApplicationStep,
} from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { JobCertification } from '@ieum/contract/hiring/applications/schemas.ts';
import type { Career, EducationLevel, Language } from '@ieum/contract/hiring/resumes/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments, type Question } from '#hiring/recruitments/tables.ts';
import type { ResumeState } from '#hiring/resumes/public.ts';
import { users } from '#account/users/tables.ts';

/** A text that sorts by its bytes, whatever the database's collation. */
const rankText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** An answer as stored in the draft, by the question's id. */
export interface StoredAnswer {
  questionId: string;
  response: string;
}

/** A question with its answer, frozen when applying. */
export type FrozenAnswer = Question & { response: string };

/** The summary in lists and cards; built when applying, so that no list reads a whole resume. */
export interface ApplicantCard {
  summary: ApplicantSummary;
  phone: string;
  email: string;
  bornAt: string;
  address: string;
}

/** A move within the undo time: the application before it, and the effects when the time is over. */
export interface UndoableMove {
  /** Its row of `application_moves`; null where only the choice to notify changed. */
  moveId: string | null;
  closesPosting: boolean;
  before: {
    status: ApplicationStatus;
    stage: ApplicationStage;
    positiveStage: Exclude<ApplicationStage, 'ELIMINATED'>;
    stagedAt: string;
    pendingAt: string | null;
    meetingAt: string | null;
    recruitedAt: string | null;
    eliminatedAt: string | null;
    isCertified: boolean;
    certifiedAt: string | null;
    notice: MoveNotice | null;
  };
}

/** A person's application to a recruitment, from the first draft on. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<ApplicationStatus>().notNull().default('ON_WRITING'),
    writingStep: text('writing_step').$type<ApplicationStep>().notNull().default('RESUME'),
    /** The draft's resume where it differs from the person's own; null uses that one. */
    ownResume: jsonb('own_resume').$type<ResumeState>(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    certification: jsonb('certification').$type<JobCertification>().notNull(),
    /** The stage as the company sees it; null until the first submission. */
    stage: text('stage').$type<ApplicationStage>(),
    /** The last stage before an elimination; equal to `stage` otherwise. */
    positiveStage: text('positive_stage').$type<Exclude<ApplicationStage, 'ELIMINATED'>>(),
    /** Order inside the stage, see rank.ts. */
    rank: rankText('rank').notNull().default(''),
    personName: text('person_name').notNull().default(''),
    card: jsonb('card').$type<ApplicantCard>(),
    /** Name, career and schools, normalized for the search. */
    haystack: text('haystack').notNull().default(''),
    /** The company's filter values, which the database computes from the card. */
    career: text('career')
      .$type<Career>()
      .generatedAlwaysAs(sql`card->'summary'->>'career'`),
    careerMonths: integer('career_months').generatedAlwaysAs(
      sql`(card->'summary'->>'careerMonths')::integer`,
    ),
    education: text('education')
      .$type<EducationLevel>()
      .generatedAlwaysAs(sql`card->'summary'->'education'->>'institutionType'`),
    languages: jsonb('languages')
      .$type<Language[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(card, '$.summary.languages[*].type')`),
    certifications: jsonb('certifications')
      .$type<string[]>()
      .generatedAlwaysAs(sql`card->'summary'->'certifications'`),
    memo: text('memo').notNull().default(''),
    /** Counts the changes of the memo, so that nobody overwrites a memo that they have not read. */
    memoVersion: integer('memo_version').notNull().default(0),
    /** Counts the company's changes, so that a message about an older version is recognized as outdated. */
    version: integer('version').notNull().default(0),
    isCertified: boolean('is_certified').notNull().default(false),
    certifiedAt: instant('certified_at'),
    appliedAt: instant('applied_at'),
    /** First opening by the company. */
    viewedAt: instant('viewed_at'),
    stagedAt: instant('staged_at'),
    pendingAt: instant('pending_at'),
    meetingAt: instant('meeting_at'),
    recruitedAt: instant('recruited_at'),
    eliminatedAt: instant('eliminated_at'),
    /**
     * Whether the company chose to notify the applicant of the present stage; null where it was not asked.
     */
    notice: text('notice').$type<MoveNotice>(),
    /** Present while the last move can be undone; figures and the applicant then see the state before it. */
    undoable: jsonb('undoable').$type<UndoableMove>(),
    /** When the undo time is over. */
    settlesAt: instant('settles_at'),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
    /** The person's own last change. */
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_active')
      .on(table.recruitmentId, table.personId)
      .where(sql`status <> 'IS_REVOKED'`),
    index('applications_board')
      .on(table.recruitmentId, table.stage, table.rank, table.id)
      .where(sql`status in ('IS_APPLIED', 'ON_RECRUIT')`),
    index('applications_newest')
      .on(table.recruitmentId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status in ('IS_APPLIED', 'ON_RECRUIT')`),
    index('applications_person').on(
      table.personId,
      table.savedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_settling')
      .on(table.settlesAt)
      .where(sql`settles_at is not null`),
    index('applications_applied').on(table.appliedAt),
    index('applications_company').on(table.companyId, table.appliedAt.desc().nullsFirst()),
    check(
      'applications_status_known',
      sql`status in ('ON_WRITING', 'IS_APPLIED', 'IS_REVOKED', 'ON_RECRUIT')`,
    ),
    check(
      'applications_stage_known',
      sql`stage in ('IS_APPLIED', 'ON_PENDING', 'ON_MEETING', 'ON_RECRUIT', 'ELIMINATED')`,
    ),
    check(
      'applications_submitted',
      sql`status not in ('IS_APPLIED', 'ON_RECRUIT') or num_nulls(stage, positive_stage, applied_at, staged_at, card) = 0`,
    ),
    check(
      'applications_accepted',
      sql`(status = 'ON_RECRUIT') = (stage is not distinct from 'ON_RECRUIT' and status in ('IS_APPLIED', 'ON_RECRUIT'))`,
    ),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

/** The resume and the answers as they were sent; written when applying and never changed by later edits. */
export const applicationSnapshots = pgTable('application_snapshots', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  resume: jsonb('resume').$type<ResumeState>().notNull(),
  answers: jsonb('answers').$type<FrozenAnswer[]>().notNull(),
  takenAt: instant('taken_at').notNull(),
});
export type SnapshotRow = typeof applicationSnapshots.$inferSelect;

/** The history of moves: by whom, when, from where and to where; `fromStage` is null for the submission. */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fromStage: text('from_stage').$type<ApplicationStage>(),
    toStage: text('to_stage').$type<ApplicationStage>().notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [index('application_moves_application').on(table.applicationId, table.movedAt)],
);
export type MoveRow = typeof applicationMoves.$inferSelect;
