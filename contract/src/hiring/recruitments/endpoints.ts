import { z } from 'zod';
import {
  FileRef,
  Flag,
  Id,
  Instant,
  ListHeaders,
  Nothing,
  WonSpan,
  Years,
  anyOf,
  listOf,
  listPart,
  rowsOf,
  text,
} from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { recruitmentTexts as m } from './texts.ts';
import { companyRecruitmentPaths } from './company-paths.ts';
import { recruitmentPaths } from './paths.ts';
import {
  Career,
  EducationLevel,
  EmploymentType,
  OwnKind,
  PayType,
  recruitmentBounds,
  RecruitmentSort,
  RecruitmentState,
  regions,
  MoveNotice,
} from './enums.ts';
import {
  Closing,
  OwnApplicationSummary,
  OwnRecruitment,
  OwnRecruitmentRow,
  QuestionDrafts,
  Recruitment,
  RecruitmentCard,
  RecruitmentDraft,
  RecruitmentQuestion,
} from './schemas.ts';

const valuesOf = <const T extends Record<string, string>>(values: T) =>
  Object.values(values) as [T[keyof T], ...T[keyof T][]];

const REGION = new RegExp(`^(${regions.join('|')})(:[가-힣A-Za-z0-9 ]{1,30})?$`);

/** `서울,경기:성남시`: a region, or one of its cities after a colon. */
const RegionFilter = z
  .string()
  .max(600)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.string().regex(REGION, common.unknownValue.key)).max(30));

/** The filters of recruitments; page address and call use the same names. */
export const recruitmentFilters = {
  searchValue: z.string().trim().max(100, common.tooLong.key).optional(),
  types: anyOf(valuesOf(EmploymentType)).optional(),
  region: RegionFilter.optional(),
  career: anyOf(valuesOf(Career)).optional(),
  years: Years.optional(),
  education: anyOf(valuesOf(EducationLevel)).optional(),
  wage: anyOf(valuesOf(PayType)).optional(),
  pay: WonSpan.optional(),
  abroad: Flag.optional(),
  open: Flag.optional(),
};

/** The filters alone, as a call sends them. */
export const RecruitmentFilters = z.strictObject(recruitmentFilters);

/** The query of the public list; an unknown name or value is a 400 at that name. */
export const RecruitmentQuery = z.strictObject({
  ...recruitmentFilters,
  state: z
    .enum([RecruitmentState.Ongoing, RecruitmentState.Finished], common.unknownValue.key)
    .default(RecruitmentState.Ongoing),
  sort: z.enum(RecruitmentSort, common.unknownValue.key).optional(),
  'application.endsAt[$gte]': Instant.optional(),
  'application.endsAt[$lte]': Instant.optional(),
  page: z.coerce.number().int(common.notWhole.key).min(1).max(1001, common.skipTooFar.key).optional(),
  ...listPart,
});

/** How many recruitments each value of one filter would give; values without any are omitted. */
const ChoiceCounts = z.record(z.string().max(60), z.int());

const ById = z.object({ _recruitment: Id });
const One = z.object({ recruitment: OwnRecruitment });

export const recruitments = endpointsOf('recruitments', {
  list: endpoint({
    ...recruitmentPaths.list,
    summary: 'Search and list the public recruitments',
    query: RecruitmentQuery,
    headers: ListHeaders,
    response: listOf('recruitments', RecruitmentCard),
  }),
  /**
   * The counts beside the filters: each filter is counted as if it were not set, with the others as they are.
   */
  countChoices: endpoint({
    ...recruitmentPaths.countChoices,
    summary: 'Count the public recruitments by each filter',
    query: RecruitmentFilters,
    response: z.object({
      choices: z.object({
        types: ChoiceCounts,
        region: ChoiceCounts,
        career: ChoiceCounts,
        education: ChoiceCounts,
        wage: ChoiceCounts,
        abroad: ChoiceCounts,
        open: ChoiceCounts,
      }),
    }),
  }),
  /** A call with a `session` header counts as one view per day and session. */
  read: endpoint({
    ...recruitmentPaths.read,
    summary: 'Read a public recruitment',
    params: ById,
    response: z.object({
      recruitment: Recruitment,
      application: OwnApplicationSummary.nullable(),
      /** Whether the caller is the company that posted it. */
      isOwn: z.boolean(),
    }),
  }),
  similar: endpoint({
    ...recruitmentPaths.similar,
    summary: 'List recruitments similar to one',
    params: ById,
    response: z.object({ recruitments: rowsOf(RecruitmentCard) }),
  }),
});

const Counts = z.object({
  all: z.int(),
  ON_GOING: z.int(),
  FINISHED: z.int(),
  NO_SHOWN: z.int(),
  CANCELED: z.int(),
});

export const companyRecruitments = endpointsOf('companyRecruitments', {
  list: endpoint({
    ...companyRecruitmentPaths.list,
    summary: "List the company's own recruitments",
    query: z.strictObject({
      state: z.enum(RecruitmentState, common.unknownValue.key).optional(),
      only: z.enum(OwnKind, common.unknownValue.key).optional(),
      searchValue: recruitmentFilters.searchValue,
      ...listPart,
    }),
    headers: ListHeaders,
    response: listOf('recruitments', OwnRecruitmentRow).extend({ counts: Counts }),
  }),
  create: endpoint({
    ...companyRecruitmentPaths.create,
    summary: 'Create a recruitment as a draft or publish it at once',
    body: RecruitmentDraft.extend({
      state: z
        .enum([RecruitmentState.Ongoing, RecruitmentState.Hidden], common.unknownValue.key)
        .default(RecruitmentState.Hidden),
    }),
    response: One,
  }),
  /** Also open to a company that awaits its approval: its recruitments are published once it is approved. */
  begin: endpoint({
    ...companyRecruitmentPaths.begin,
    summary: 'Begin a recruitment as a draft that nobody else sees',
    body: RecruitmentDraft,
    response: One,
  }),
  read: endpoint({
    ...companyRecruitmentPaths.read,
    summary: "Read one of the company's own recruitments",
    params: ById,
    response: One,
  }),
  revise: endpoint({
    ...companyRecruitmentPaths.revise,
    summary: 'Change a recruitment',
    params: ById,
    body: RecruitmentDraft.extend({
      /**
       * The version that the caller started from; any other is a 409 with `current`. When omitted, the last
       * write wins.
       */
      version: z.int().optional(),
    }),
    response: One,
  }),
  remove: endpoint({
    ...companyRecruitmentPaths.remove,
    summary: 'Delete a recruitment without applications',
    params: ById,
    response: Nothing,
  }),
  /** An unpublished copy with questions and files, its dates empty; the same `key` returns the same copy. */
  duplicate: endpoint({
    ...companyRecruitmentPaths.duplicate,
    summary: 'Copy a recruitment into a new draft',
    params: ById,
    body: z.object({ key: z.string().max(64) }),
    transaction: 'manual',
    response: One,
  }),
  /**
   * Whom closing now would affect: drafts can no longer be submitted; waiting and eliminated applicants are
   * notified.
   */
  readClosing: endpoint({
    ...companyRecruitmentPaths.readClosing,
    summary: 'Read who would be notified if the recruitment were closed',
    params: ById,
    response: z.object({ closing: Closing }),
  }),
  setState: endpoint({
    ...companyRecruitmentPaths.setState,
    summary: 'Publish, close, hide or cancel a recruitment',
    params: ById,
    body: z.object({ state: z.enum(RecruitmentState, common.unknownValue.key) }),
    response: One,
  }),
  /** Answers the administrators who hid a recruitment; a later answer replaces the earlier one. */
  answerBlock: endpoint({
    ...companyRecruitmentPaths.answerBlock,
    summary: 'Answer why an administrator hid a recruitment',
    params: ById,
    body: z.object({ reply: text(recruitmentBounds.blockReply, m.replyRequired.key) }),
    response: One,
  }),
  /** Whether moves between the stages before a decision notify the applicant by default. */
  setMoveNotice: endpoint({
    ...companyRecruitmentPaths.setMoveNotice,
    summary:
      "Choose whether moves before a decision notify the applicants of one of the company's own recruitments",
    params: ById,
    body: z.object({ moveNotice: z.enum(MoveNotice, common.unknownValue.key) }),
    response: z.object({ moveNotice: z.enum(MoveNotice) }),
  }),
  readQuestions: endpoint({
    ...companyRecruitmentPaths.readQuestions,
    summary: 'Read the questions of a recruitment',
    params: ById,
    response: z.object({ questions: z.array(RecruitmentQuestion), isLocked: z.boolean() }),
  }),
  replaceQuestions: endpoint({
    ...companyRecruitmentPaths.replaceQuestions,
    summary: 'Replace the questions of a recruitment',
    params: ById,
    body: z.object({ questions: QuestionDrafts, version: z.int().optional() }),
    response: z.object({ questions: z.array(RecruitmentQuestion), version: z.int() }),
  }),
  attach: endpoint({
    ...companyRecruitmentPaths.attach,
    summary: 'Attach a file to a recruitment',
    params: ById,
    form: z.object({}),
    file: { maxBytes: recruitmentBounds.attachmentBytes },
    transaction: 'manual',
    response: z.object({ file: FileRef }),
  }),
  detach: endpoint({
    ...companyRecruitmentPaths.detach,
    summary: 'Remove an attachment from a recruitment',
    params: ById.extend({ _file: Id }),
    response: Nothing,
  }),
});
