import { z } from 'zod';
import { Day, Id, Instant, freeText } from '../../common/schemas.ts';
import { commonTexts } from '../../common/texts.ts';
import { ApplicationProgress, ApplicationStatus, ApplicationStep, PRODUCT_CODE } from './enums.ts';
import { QuestionType, RecruitmentState } from '../recruitments/enums.ts';
import { CompanyRef } from '../recruitments/schemas.ts';
import { EmploymentType } from '../resumes/enums.ts';
import { ResumeChange, ResumeCopy } from '../resumes/schemas.ts';

/** Reads any `*_RECORDS` as this product's own value. */
export const WritingStep = z
  .string()
  .max(60)
  .transform((step) => (step.endsWith('_RECORDS') ? `${PRODUCT_CODE}_RECORDS` : step))
  .pipe(z.enum(ApplicationStep, commonTexts.unknownValue.key));

/**
 * The details of an employment; `jobDurationsAt` is its first and last day, the last null while it continues.
 */
export const JobCertification = z.object({
  employmentType: z.enum(EmploymentType, commonTexts.unknownValue.key).nullable(),
  jobDescription: freeText(2000),
  jobDurationsAt: z
    .tuple([Day.nullable(), Day.nullable()])
    .refine(([from, to]) => !from || !to || from <= to, commonTexts.endBeforeStart.key),
});
export type JobCertification = z.infer<typeof JobCertification>;

/** One question of the recruitment with its answer; '' means not answered. */
export const Answer = z.object({
  _question: Id,
  type: z.enum(QuestionType),
  question: z.string().max(2000),
  choices: z.array(z.string().max(500)),
  isRequired: z.boolean(),
  response: z.string().max(2000),
});
export type Answer = z.infer<typeof Answer>;

/** An answer refers to its question by the question's text or by `_question`. */
const AnswerChange = z.object({
  _question: Id.optional(),
  question: z.string().max(2000).optional(),
  response: freeText(2000),
});

/**
 * The body of a draft's PUT: a step, some parts or all; `resume: null` returns to the person's own resume.
 */
export const DraftChange = z.object({
  writingStep: WritingStep.optional(),
  resume: ResumeChange.nullable().optional(),
  questions: z.array(AnswerChange).max(50).optional(),
  _records: z.array(Id).max(50).optional(),
  certification: JobCertification.partial().optional(),
});
export type DraftChange = z.infer<typeof DraftChange>;

/** The recruitment as its applicant keeps seeing it, also after it was hidden or closed. */
const Recruitment = z.object({
  _id: Id,
  subject: z.string().max(300),
  state: z.enum(RecruitmentState),
  application: z.object({
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    isOpenHiring: z.boolean(),
  }),
  daysLeft: z.int().nullable(),
  /** Whether applications are accepted now. */
  isOpen: z.boolean(),
});

const moment = Instant.nullable();

/** One row of the person's list. It never contains the company's stage, memo or order. */
export const OwnApplicationRow = z.object({
  _id: Id,
  _recruitment: Id,
  _company: Id,
  recruitment: Recruitment,
  company: CompanyRef,
  status: z.enum(ApplicationStatus),
  writingStep: z.enum(ApplicationStep),
  /** Null for a draft and a revoked application. */
  progress: z.enum(ApplicationProgress).nullable(),
  /** When each step was reached; null for the steps after the present one. */
  progressAt: z.object({
    applied: moment,
    viewed: moment,
    reviewing: moment,
    meeting: moment,
    accepted: moment,
    closed: moment,
  }),
  questionsCount: z.int(),
  /** Required questions without an answer. */
  unansweredCount: z.int(),
  canRevoke: z.boolean(),
  isCertified: z.boolean(),
  appliedAt: moment,
  revokedAt: moment,
  recruitedAt: moment,
  createdAt: Instant,
  /** The person's own last change. */
  updatedAt: Instant,
});
export type OwnApplicationRow = z.infer<typeof OwnApplicationRow>;

/**
 * A person's application: a draft shows the resume as it would be sent, a submitted one the copy frozen when
 * applying.
 */
export const OwnApplication = OwnApplicationRow.extend({
  resume: ResumeCopy,
  /** True while the draft has a resume of its own, separate from the person's. */
  hasOwnResume: z.boolean(),
  questions: z.array(Answer),
  _records: z.array(Id),
  certification: JobCertification,
});
export type OwnApplication = z.infer<typeof OwnApplication>;
