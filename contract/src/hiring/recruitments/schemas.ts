import { z } from 'zod';
import { bounds as shared } from '../../common/bounds.ts';
import {
  Bounds,
  Day,
  FileRef,
  freeLine,
  freeText,
  Id,
  Instant,
  markup,
  freeEmail,
} from '../../common/schemas.ts';
import { recruitmentTexts as m } from './texts.ts';
import {
  Career,
  ClosedReason,
  EducationLevel,
  EmploymentType,
  PayType,
  QuestionType,
  recruitmentBounds as bounds,
  RecruitmentState,
  MoveNotice,
} from './enums.ts';
import { Age, oneOf, someOf, wholeNumber } from './values.ts';
import { hasAllParts, isWholePhone } from '../../common/text-formats.ts';
import { HashTagIds, hashTagsPart } from '../../foundation/hash-tags/schemas.ts';
import { Gender } from '../../account/users/enums.ts';

const ApplicationPeriod = z.object({
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  isOpenHiring: z.boolean(),
  closesOnHiring: z.boolean(),
});

const Wage = Bounds.extend({ type: oneOf(PayType).nullable() });

const Place = z.object({
  isAbroad: z.boolean(),
  postcode: freeLine(bounds.postcode),
  address1: freeLine(bounds.address),
  address2: freeLine(bounds.address),
});

const Employment = z.object({
  startsAt: Day.nullable(),
  endsAt: Day.nullable(),
  types: someOf(EmploymentType),
  wage: Wage,
  place: Place,
});

const EducationRequired = z.object({
  items: someOf(EducationLevel),
  includesToBe: z.boolean(),
  isIrrelevant: z.boolean(),
});

const ExperienceRequired = z.object({
  items: someOf(Career),
  years: wholeNumber(bounds.years, m.yearsTooMany.key),
  months: wholeNumber(bounds.months, m.monthsTooMany.key),
  isIrrelevant: z.boolean(),
});

const Qualification = z.object({
  educationLevel: EducationRequired,
  workExperience: ExperienceRequired,
  age: z.object({
    value__min: Age,
    value__max: Age,
    isIrrelevant: z.boolean(),
  }),
  gender: z.object({ value: oneOf(Gender).nullable(), isIrrelevant: z.boolean() }),
});

const Recruiter = z.object({
  name: freeLine(bounds.name),
  phone: freeLine(bounds.phone)
    .refine((phone) => phone === '' || hasAllParts(phone), m.phoneIncomplete.key)
    .refine((phone) => !hasAllParts(phone) || isWholePhone(phone), m.phoneInvalid.key),
  email: freeEmail(),
  hidesPhone: z.boolean(),
  hidesEmail: z.boolean(),
});

const askedQuestion = {
  type: oneOf(QuestionType),
  question: freeText(bounds.question),
  choices: z.array(freeLine(bounds.choice)).max(bounds.choices),
  isRequired: z.boolean(),
};

/** A question asked before applying; `choices` are used by MULTIPLE_CHOICE only. */
export const RecruitmentQuestion = z.object({ _id: Id, index: z.int(), ...askedQuestion });
export type RecruitmentQuestion = z.infer<typeof RecruitmentQuestion>;

/** Questions as the editor sends them, in their order; `_id` refers to an existing question. */
export const QuestionDraft = z.object({
  _id: Id.optional(),
  type: askedQuestion.type,
  question: askedQuestion.question,
  choices: askedQuestion.choices.default([]),
  isRequired: askedQuestion.isRequired.default(true),
});
export const QuestionDrafts = z.array(QuestionDraft).max(bounds.questions, m.tooManyQuestions.key);

/** The editor's form: everything that a company writes about a recruitment. */
export const RecruitmentForm = z.object({
  subject: freeLine(bounds.subject),
  summary: freeLine(bounds.summary),
  content: markup(shared.recruitmentContent.markup, m.contentTooLong.key),
  application: ApplicationPeriod,
  employment: Employment,
  qualification: Qualification,
  recruiter: Recruiter,
  _hashTags: HashTagIds,
});
export type RecruitmentForm = z.infer<typeof RecruitmentForm>;

/** Any part of the form; omitted fields are unchanged. */
export const RecruitmentDraft = z.object({
  subject: RecruitmentForm.shape.subject.optional(),
  summary: RecruitmentForm.shape.summary.optional(),
  content: RecruitmentForm.shape.content.optional(),
  application: ApplicationPeriod.partial().optional(),
  employment: Employment.partial()
    .extend({ wage: Wage.partial().optional(), place: Place.partial().optional() })
    .optional(),
  qualification: z
    .object({
      educationLevel: EducationRequired.partial().optional(),
      workExperience: ExperienceRequired.partial().optional(),
      age: Qualification.shape.age.partial().optional(),
      gender: Qualification.shape.gender.partial().optional(),
    })
    .optional(),
  recruiter: Recruiter.partial().optional(),
  _hashTags: HashTagIds.optional(),
  questions: QuestionDrafts.optional(),
});
export type RecruitmentDraft = z.infer<typeof RecruitmentDraft>;

const ShortText = z.string().max(400);

/** The company as shown on cards and recruitments. */
export const CompanyRef = z.object({
  _id: Id,
  name: ShortText,
  logo: z.object({ url: ShortText }).nullable(),
});

const bookmarkMark = {
  /** Only in responses to a caller with a token; false and null for visitors. */
  isLiked: z.boolean(),
  _like: Id.nullable(),
};

const counted = {
  /** Seoul days from the end to today: 0 on the last day, negative before, null when always open. */
  daysLeft: z.int().nullable(),
  hitCounts: z.int(),
};

/** A recruitment in lists. */
export const RecruitmentCard = z.object({
  _id: Id,
  _company: Id,
  state: oneOf(RecruitmentState),
  subject: ShortText,
  company: CompanyRef,
  application: ApplicationPeriod,
  employment: z.object({
    types: someOf(EmploymentType),
    /** Labels of `types` in the caller's language. */
    typesTexts: z.array(ShortText),
    wage: Wage,
    place: z.object({ isAbroad: z.boolean(), address1: ShortText }),
  }),
  /** First-level regions, for recruitments without an address. */
  regions: z.array(ShortText),
  qualification: z.object({ workExperience: ExperienceRequired }),
  ...counted,
  ...bookmarkMark,
  createdAt: ShortText,
});
export type RecruitmentCard = z.infer<typeof RecruitmentCard>;

const Source = z.object({ name: ShortText, url: z.string().max(2000).nullable() });

const recruitment = {
  _id: Id,
  _company: Id,
  state: oneOf(RecruitmentState),
  company: CompanyRef,
  /** The tags of `_hashTags` with their names. */
  hashTags: hashTagsPart.hashTags,
  employment: Employment.extend({ typesTexts: z.array(ShortText) }),
  regions: z.array(ShortText),
  questions: z.array(RecruitmentQuestion),
  attachments: z.array(FileRef),
  /** The source of an imported recruitment; null for our own. */
  source: Source.nullable(),
  closedAt: ShortText.nullable(),
  closedReason: oneOf(ClosedReason).nullable(),
  ...counted,
  updatedAt: ShortText,
};

/** A public recruitment; hidden contacts are null here, not only hidden on the screen. */
export const Recruitment = RecruitmentForm.extend({
  ...recruitment,
  recruiter: Recruiter.extend({ phone: ShortText.nullable(), email: ShortText.nullable() }),
  /** Whether an application would be accepted now. */
  isOpen: z.boolean(),
  ...bookmarkMark,
  createdAt: ShortText,
});
export type Recruitment = z.infer<typeof Recruitment>;

/** An administrator hid the recruitment from the public: the reason, and the company's answer. */
export const Block = z.object({
  at: ShortText,
  reason: z.string().max(bounds.blockReason),
  /** Empty until the company answers. */
  reply: z.string().max(bounds.blockReply),
  repliedAt: ShortText.nullable(),
});
export type Block = z.infer<typeof Block>;

/** A recruitment as its own company reads and edits it; `publishedAt` is null until it is published. */
export const OwnRecruitment = RecruitmentForm.extend({
  ...recruitment,
  /** null unless an administrator hid it; only an administrator can lift that. */
  block: Block.nullable(),
  /** Whether the screen's moves between the stages before a decision notify the applicant. */
  moveNotice: z.enum(MoveNotice),
  version: z.int(),
  publishedAt: ShortText.nullable(),
  createdAt: ShortText,
});
export type OwnRecruitment = z.infer<typeof OwnRecruitment>;

/** The number of applications by stage; drafts and revoked ones are not counted. */
export const ApplicantCounts = z.object({
  count: z.int(),
  unviewedCount: z.int(),
  latestAppliedAt: ShortText.nullable(),
  stages: z.object({
    IS_APPLIED: z.int(),
    ON_PENDING: z.int(),
    ON_MEETING: z.int(),
    ON_RECRUIT: z.int(),
    ELIMINATED: z.int(),
  }),
});
export type ApplicantCounts = z.infer<typeof ApplicantCounts>;

/**
 * The number of applications in each state when a recruitment is closed; `waiting` are submitted and
 * undecided, `eliminated` are notified of the result, `silent` are eliminated and not notified.
 */
export const Closing = z.object({
  writing: z.int(),
  waiting: z.int(),
  eliminated: z.int(),
  silent: z.int(),
  accepted: z.int(),
});
export type Closing = z.infer<typeof Closing>;

/** A row of the company's own list. */
export const OwnRecruitmentRow = z.object({
  _id: Id,
  state: oneOf(RecruitmentState),
  subject: ShortText,
  application: ApplicationPeriod,
  employment: z.object({ types: someOf(EmploymentType), typesTexts: z.array(ShortText) }),
  ...counted,
  closedReason: oneOf(ClosedReason).nullable(),
  block: Block.nullable(),
  applicants: ApplicantCounts,
  version: z.int(),
  publishedAt: ShortText.nullable(),
  createdAt: ShortText,
  updatedAt: ShortText,
});
export type OwnRecruitmentRow = z.infer<typeof OwnRecruitmentRow>;

/** The caller's own application, in short. */
export const OwnApplicationSummary = z.object({
  _id: Id,
  status: z.string().max(20),
  writingStep: z.string().max(40).nullable(),
  appliedAt: ShortText.nullable(),
});
export type OwnApplicationSummary = z.infer<typeof OwnApplicationSummary>;
