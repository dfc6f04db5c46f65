import { z } from 'zod';
import { BULK_MAX, COMPARE_MAX } from './enums.ts';
import { applicantPaths } from './paths.ts';
import {
  Applicant,
  ApplicantContacts,
  Memo,
  ApplicantFacets,
  ApplicantRow,
  ColumnName,
  ComparedApplicant,
  Kanban,
  MoveResult,
  Neighbours,
  RevokedApplicant,
} from './schemas.ts';
import { ApplicationStage, ApplicationStatus } from '../applications/enums.ts';
import { MoveNotice } from '../recruitments/enums.ts';
import { JobCertification } from '../applications/schemas.ts';
import { bounds } from '../../common/bounds.ts';
import {
  Flag,
  Id,
  OptionalId,
  ListHeaders,
  Years,
  anyOf,
  freeText,
  listOf,
  listPart,
  text,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { applicantTexts as m } from './texts.ts';
import { applicationTexts } from '../applications/texts.ts';
import { commonTexts } from '../../common/texts.ts';
import { Career, EducationLevel, Language } from '../resumes/enums.ts';

const OfRecruitment = z.object({ _recruitment: Id });
const ById = z.object({ _recruitment: Id, _application: Id });
const Row = z.object({ application: ApplicantRow });
const valuesOf = <T extends Record<string, string>>(values: T) =>
  Object.values(values) as [T[keyof T], ...T[keyof T][]];
const stages = valuesOf(ApplicationStage);
const Stage = z.enum(stages, commonTexts.unknownValue.key);

/** `정보처리기사,유통관리사`: has one of these certificates, by their full names. */
const Names = z
  .string()
  .max(600)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(100)).max(10));

/** The filters of list and board; page address and call use the same names. */
const filters = {
  searchValue: z.string().trim().max(100).optional(),
  career: anyOf(valuesOf(Career)).optional(),
  /** Whole years of employment. */
  years: Years.optional(),
  education: anyOf(valuesOf(EducationLevel)).optional(),
  language: anyOf(valuesOf(Language)).optional(),
  certification: Names.optional(),
  /** `true`: only those that nobody has opened yet. */
  unread: Flag.optional(),
  /** `true`: only those that the caller has starred. */
  starred: Flag.optional(),
};

const listFilters = {
  ...filters,
  stage: anyOf(stages).optional(),
  status: anyOf([ApplicationStatus.Applied, ApplicationStatus.Accepted]).optional(),
};

/**
 * A move: `index` counts from 0 among the other cards of the target stage, `_after` names the card above;
 * without either the card becomes the first. A current stage other than `from` is 409 with `current`.
 * `notice: SEND` notifies the applicant when the undo time (`UNDO_SECONDS`) is over, between 21:00 and 08:00
 * in Seoul at 08:00; when omitted, nobody is notified. A move to the present stage only changes that choice.
 * `closesPosting` closes a recruitment that closes on hiring, also when the undo time is over. Moving back
 * within that time undoes everything.
 */
const Move = z.object({
  stage: Stage,
  index: z.int(commonTexts.notWhole.key).min(0).max(1_000_000).optional(),
  _after: OptionalId.nullable().optional(),
  from: Stage.optional(),
  notice: z.enum(MoveNotice, commonTexts.unknownValue.key).optional(),
  closesPosting: z.boolean().optional(),
});

/** `id,id`: two or three applicants. */
const Compared = z
  .string()
  .max(200)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))])
  .pipe(z.array(Id).min(2, m.compareTwo.key).max(COMPARE_MAX, m.compareTwo.key));

export const applicants = endpointsOf('applicants', {
  list: endpoint({
    ...applicantPaths.list,
    summary: 'List the applicants of a recruitment',
    params: OfRecruitment,
    query: z.object({ ...listPart, ...listFilters }),
    headers: ListHeaders,
    response: listOf('applications', ApplicantRow),
  }),
  facets: endpoint({
    ...applicantPaths.facets,
    summary: 'Count the applicants of a recruitment by each filter',
    params: OfRecruitment,
    query: z.object(listFilters),
    response: z.object({ facets: ApplicantFacets }),
  }),
  /** Filters and order as in the list; `board=true` uses the applicant's own column instead. */
  neighbours: endpoint({
    ...applicantPaths.neighbours,
    summary: 'Read the applicants before and after one in the filtered list',
    params: ById,
    query: z.object({ ...listFilters, board: Flag.optional() }),
    headers: ListHeaders.pick({ sort: true }),
    response: Neighbours,
  }),
  /** Telephone and e-mail unmasked; each reading is recorded. */
  contacts: endpoint({
    ...applicantPaths.contacts,
    summary: 'Reveal the contact details of an applicant',
    params: ById,
    transaction: 'write',
    response: z.object({ contacts: ApplicantContacts }),
  }),
  /** `ids=a,b,c`: two or three applicants, in the requested order. */
  compare: endpoint({
    ...applicantPaths.compare,
    summary: 'Compare several applicants side by side',
    params: OfRecruitment,
    query: z.object({ ids: Compared }),
    transaction: 'write',
    response: z.object({ applications: z.array(ComparedApplicant).max(COMPARE_MAX) }),
  }),
  /**
   * The filtered list as a workbook, newest first; each reading is recorded with the reason. Contact data is
   * masked unless requested.
   */
  export: endpoint({
    ...applicantPaths.export,
    summary: 'Export the applicants of a recruitment as an Excel workbook',
    params: OfRecruitment,
    query: z.object({
      ...listFilters,
      reason: text(200, applicationTexts.reasonNeeded.key),
      contacts: Flag.optional(),
    }),
    raw: true,
    transaction: 'manual',
    response: z.object({}),
  }),
  /** The first opening sets `viewedAt`; every opening is recorded for the person. */
  read: endpoint({
    ...applicantPaths.read,
    summary: 'Read one applicant with the application as it was sent',
    params: ById,
    transaction: 'write',
    response: z.object({ application: z.union([Applicant, RevokedApplicant]) }),
  }),
  stage: endpoint({
    ...applicantPaths.stage,
    summary: 'Move an applicant to another stage',
    params: ById,
    body: Move,
    response: Row,
  }),
  /**
   * Moves several applicants to one stage and position, in the given order; each row succeeds or fails on its
   * own.
   */
  moveMany: endpoint({
    ...applicantPaths.moveMany,
    summary: 'Move several applicants to another stage',
    params: OfRecruitment,
    body: Move.pick({ stage: true, _after: true, notice: true, closesPosting: true }).extend({
      applications: z
        // The results repeat each id as it was sent, so it stays a plain text.
        .array(z.object({ _application: z.string().max(64), from: Stage.optional() }))
        .min(1, commonTexts.required.key)
        .max(BULK_MAX, m.tooManyAtOnce.key),
    }),
    response: z.object({ results: z.array(MoveResult).max(BULK_MAX) }),
  }),
  memo: endpoint({
    ...applicantPaths.memo,
    summary: "Save the company's memo on an applicant",
    params: ById,
    /** If `memoVersion` is sent and the memo has changed since, the answer is 409 with `current`. */
    body: z.object({ memo: freeText(2000), memoVersion: z.int().min(0).optional() }),
    response: z.object({ application: ApplicantRow.extend(Memo.shape) }),
  }),
  /** The memo alone, for screens that already show the applicant: no reading of personal data is recorded. */
  readMemo: endpoint({
    ...applicantPaths.readMemo,
    summary: 'Read the memo about an applicant',
    params: ById,
    response: Memo,
  }),
  /**
   * `true` requires complete certification details, sent now or stored before; only for accepted applicants.
   */
  certify: endpoint({
    ...applicantPaths.certify,
    summary: 'Certify the employment of a hired applicant or take the certification back',
    params: ById,
    body: z.object({ isCertified: z.boolean(), certification: JobCertification.partial().optional() }),
    response: Row,
  }),
  /** With `column`, that column continues after `after`; the others then have their counts only. */
  kanban: endpoint({
    ...applicantPaths.kanban,
    summary: 'Read the kanban board of a recruitment',
    params: OfRecruitment,
    query: z.object({
      ...filters,
      column: ColumnName.optional(),
      after: z.string().max(bounds.cursor).optional(),
    }),
    response: z.object({ kanban: Kanban }),
  }),
  move: endpoint({
    ...applicantPaths.move,
    summary: 'Move a card on the kanban board',
    params: OfRecruitment,
    body: Move.extend({ _application: Id }),
    response: z.object({ kanban: Kanban }),
  }),
  /** The accepted applicants, latest first. */
  recruits: endpoint({
    ...applicantPaths.recruits,
    summary: 'List the hired applicants of a recruitment',
    params: OfRecruitment,
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('applications', ApplicantRow),
  }),
});
