import { z } from 'zod';
import { ApplicationStage, ApplicationStatus } from '../applications/enums.ts';
import { MoveNotice } from '../recruitments/enums.ts';
import { Answer, JobCertification } from '../applications/schemas.ts';
import { bounds, MASK } from '../../common/bounds.ts';
import { Id, Instant, rowsOf } from '../../common/schemas.ts';
import { kanbanColumns, type KanbanColumn } from './enums.ts';
import { Career, EducationLevel, Language, SchoolStatus } from '../resumes/enums.ts';
import { ResumeCopy } from '../resumes/schemas.ts';

// The company's side of an application.

/** The summary of the frozen resume on a card and in a table row. */
export const ApplicantSummary = z.object({
  career: z.enum(Career).nullable(),
  careerMonths: z.int(),
  /** Department and title of the latest employment. */
  position: z.string().max(100),
  companyName: z.string().max(100),
  education: z.object({
    institutionType: z.enum(EducationLevel).nullable(),
    institutionName: z.string().max(100),
    attendingStatus: z.enum(SchoolStatus).nullable(),
  }),
  languages: z.array(z.object({ type: z.enum(Language), name: z.string().max(100), score: z.number() })),
  certifications: z.array(z.string().max(100)),
});
export type ApplicantSummary = z.infer<typeof ApplicantSummary>;

const moment = Instant.nullable();

/** An applicant in a list or on a card: the name in full, all contact data masked. */
export const ApplicantRow = z.object({
  _id: Id,
  _recruitment: Id,
  person: z.object({
    name: z.string().max(100),
    phone: z.string().max(30),
    email: z.string().max(bounds.email + MASK),
    bornAt: z.string().max(10),
    /** Both lines of the address, or the masked one. */
    address: z.string().max(2 * bounds.address + MASK),
  }),
  summary: ApplicantSummary,
  status: z.enum(ApplicationStatus),
  stage: z.enum(ApplicationStage),
  /** Whether the company chose to notify the applicant of the present stage; null where it was not asked. */
  notice: z.enum(MoveNotice).nullable(),
  /** Sort key within the stage, compared by character codes. */
  position: z.string().max(1000),
  /** Increases with every change by the company. */
  version: z.int(),
  isUnread: z.boolean(),
  /** The caller's own bookmark of type APPLICATION, by its id. */
  isStarred: z.boolean(),
  _like: Id.nullable(),
  hasMemo: z.boolean(),
  answersCount: z.int(),
  isCertified: z.boolean(),
  certifiedAt: moment,
  certification: JobCertification,
  appliedAt: Instant,
  viewedAt: moment,
  /** When the applicant entered the present stage. */
  stagedAt: Instant,
  recruitedAt: moment,
  eliminatedAt: moment,
});
export type ApplicantRow = z.infer<typeof ApplicantRow>;

/** One step of 진행 기록; `from` is null for the submission itself. */
export const StageMove = z.object({
  _id: Id,
  from: z.enum(ApplicationStage).nullable(),
  to: z.enum(ApplicationStage),
  actor: z.object({ _id: Id, name: z.string().max(200) }),
  movedAt: Instant,
});
export type StageMove = z.infer<typeof StageMove>;

/** The applicant's contact data; empty where the resume has none. */
export const ApplicantContacts = ApplicantRow.shape.person.pick({ phone: true, email: true });
export type ApplicantContacts = z.infer<typeof ApplicantContacts>;

/** The company's own note about an applicant. */
export const Memo = z.object({
  memo: z.string().max(2000),
  /** Counts the changes of the memo. */
  memoVersion: z.int(),
});
export type Memo = z.infer<typeof Memo>;

/**
 * All details of one applicant; telephone and e-mail are masked here and empty in the resume. Reading it is
 * recorded.
 */
export const Applicant = ApplicantRow.extend({
  _user: Id,
  ...Memo.shape,
  resume: ResumeCopy,
  questions: z.array(Answer),
  _records: z.array(Id),
  history: z.array(StageMove),
});
export type Applicant = z.infer<typeof Applicant>;

/** All that remains of an applicant who revoked. */
export const RevokedApplicant = z.object({
  _id: Id,
  _recruitment: Id,
  status: z.literal(ApplicationStatus.Revoked),
  person: z.object({ name: z.string().max(100) }),
  revokedAt: Instant,
});
export type RevokedApplicant = z.infer<typeof RevokedApplicant>;

const Column = z.object({
  count: z.int(),
  applications: rowsOf(ApplicantRow),
  next: z.string().max(bounds.cursor).nullable(),
});

const columnNames = Object.keys(kanbanColumns) as [KanbanColumn, ...KanbanColumn[]];
export const ColumnName = z.enum(columnNames);

/** The board: five columns, each with its total count, its first cards and the cursor of the next ones. */
export const Kanban = z.record(ColumnName, Column);
export type Kanban = z.infer<typeof Kanban>;

/** An applicant in a comparison: the application without contact data. Reading it is recorded. */
export const ComparedApplicant = ApplicantRow.extend({
  memo: z.string().max(2000),
  resume: ResumeCopy.pick({
    education: true,
    workExperience: true,
    languages: true,
    officeSkills: true,
    certifications: true,
    coverLetter: true,
    careerMonths: true,
  }),
  questions: z.array(Answer),
});
export type ComparedApplicant = z.infer<typeof ComparedApplicant>;

/** The result of one row of a bulk move: the card's new position, or why it did not move. */
export const MoveResult = z.object({
  _application: Id,
  ok: z.boolean(),
  stage: z.enum(ApplicationStage).optional(),
  position: z.string().max(1000).optional(),
  version: z.int().optional(),
  /** `not_found` or `conflict`, with a text to show. */
  code: z.string().max(40).optional(),
  message: z.string().max(300).optional(),
  /** The current applicant; only when somebody else moved it first. */
  current: ApplicantRow.optional(),
});
export type MoveResult = z.infer<typeof MoveResult>;

const countsBy = <const T extends Record<string, string>>(values: T) =>
  z.array(z.object({ value: z.enum(values), count: z.int() }));

/**
 * How many applicants each value of a filter would give under the other filters that are set; values without
 * any are omitted. Counts are exact to the first 10,000 applicants.
 */
export const ApplicantFacets = z.object({
  count: z.int(),
  stage: countsBy(ApplicationStage),
  career: countsBy(Career),
  education: countsBy(EducationLevel),
  language: countsBy(Language),
  /** The twenty most frequent certificates. */
  certification: z.array(z.object({ value: z.string().max(100), count: z.int() })),
  unread: z.int(),
  starred: z.int(),
});
export type ApplicantFacets = z.infer<typeof ApplicantFacets>;

/** The previous and next applicant in the filtered and sorted list; `index` counts from 0. */
export const Neighbours = z.object({
  previous: Id.nullable(),
  next: Id.nullable(),
  index: z.int(),
  count: z.int(),
});
export type Neighbours = z.infer<typeof Neighbours>;
