import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Day, FileRef, Id, Instant, freeLine, freePhone, freeText, freeEmail } from '../../common/schemas.ts';
import { commonTexts } from '../../common/texts.ts';
import { resumeTexts as m } from './texts.ts';
import {
  Career,
  ComputerSkill,
  EducationLevel,
  EmploymentType,
  Gender,
  Language,
  SchoolStatus,
  resumeSections,
} from './enums.ts';

// Text that is not written yet is '', a choice or day not made yet is null.

const unknown = commonTexts.unknownValue.key;
const maybeOneOf = <const T extends Record<string, string>>(values: T) => z.enum(values, unknown).nullable();
const maybeDay = Day.nullable();
const many = <T extends z.ZodType>(row: T, max: number) => z.array(row).max(max, m.tooMany.key);

export const Residence = z.object({
  postcode: freeLine(bounds.postcode),
  address1: freeLine(bounds.address),
  address2: freeLine(bounds.address),
});

export const PersonalInformation = z.object({
  name: freeLine(bounds.personName),
  phone: freePhone(10),
  email: freeEmail(),
  gender: maybeOneOf(Gender),
  bornAt: maybeDay,
  residence: Residence,
});

const school = {
  institutionType: maybeOneOf(EducationLevel),
  institutionName: freeLine(bounds.name),
  institutionDist: freeLine(bounds.name),
  attendingStatus: maybeOneOf(SchoolStatus),
  attendingStartsAt: maybeDay,
  attendingEndsAt: maybeDay,
};

/** One more school; omitted fields count as not written yet. */
export const OtherEducation = z.object({
  institutionType: school.institutionType.default(null),
  institutionName: school.institutionName.default(''),
  institutionDist: school.institutionDist.default(''),
  attendingStatus: school.attendingStatus.default(null),
  attendingStartsAt: maybeDay.default(null),
  attendingEndsAt: maybeDay.default(null),
});

export const Education = z.object({ ...school, otherEducations: many(OtherEducation, 10) });

/** One employment; `endsAt` is null for the present one. */
export const Employment = z.object({
  type: maybeOneOf(EmploymentType).default(null),
  companyName: freeLine(bounds.name).default(''),
  /** Department and title, for example 해외영업팀 대리. */
  position: freeLine(bounds.name).default(''),
  description: freeText(2000).default(''),
  duration: z
    .object({ startsAt: maybeDay.default(null), endsAt: maybeDay.default(null) })
    .default({ startsAt: null, endsAt: null }),
});

const wholeUpTo = (max: number, message: string) => z.int(message).min(0, message).max(max, message);

const Span = z.object({
  years: wholeUpTo(70, m.spanYearsInvalid.key),
  months: wholeUpTo(11, m.spanMonthsInvalid.key),
});

export const WorkExperience = z.object({
  type: maybeOneOf(Career),
  span: Span,
  list: many(Employment, 30),
});

const Score = wholeUpTo(1000, m.scoreInvalid.key).default(0);

export const LanguageSkill = z.object({
  type: z.enum(Language, unknown),
  name: freeLine(bounds.name).default(''),
  score: Score,
});

export const OfficeSkill = z.object({
  type: z.enum(ComputerSkill, unknown),
  name: freeLine(bounds.name).default(''),
  score: Score,
});

export const Certification = z.object({
  name: freeLine(bounds.name).default(''),
  desc: freeText(2000).default(''),
  issuer: freeLine(bounds.name).default(''),
  issuedAt: maybeDay.default(null),
});

export const CoverLetter = z.object({ subject: freeLine(bounds.subject), content: freeText(20_000) });

/** The content that a person writes into a resume; `checks.ts` has the rules for its dates. */
export const ResumeContent = z.object({
  name: freeLine(bounds.name),
  personalInformation: PersonalInformation,
  education: Education,
  workExperience: WorkExperience,
  languages: many(LanguageSkill, 20),
  officeSkills: many(OfficeSkill, 20),
  certifications: many(Certification, 50),
  coverLetter: CoverLetter,
});
export type ResumeContent = z.infer<typeof ResumeContent>;

/** Any part of a resume: named fields are replaced, lists as a whole, everything else is unchanged. */
export const ResumeChange = z.object({
  name: freeLine(bounds.name).optional(),
  _profile: Id.nullable().optional(),
  personalInformation: PersonalInformation.extend({ residence: Residence.partial() }).partial().optional(),
  education: Education.partial().optional(),
  workExperience: WorkExperience.extend({ span: Span.partial() }).partial().optional(),
  languages: ResumeContent.shape.languages.optional(),
  officeSkills: ResumeContent.shape.officeSkills.optional(),
  certifications: ResumeContent.shape.certifications.optional(),
  coverLetter: CoverLetter.partial().optional(),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

const sectionNames = Object.keys(resumeSections) as (keyof typeof resumeSections)[];

/** How complete a resume is: the weights of its complete sections add up to `percent`. */
export const Completeness = z.object({
  percent: z.int(),
  missing: z.array(z.enum(sectionNames)),
  sections: z.array(z.object({ section: z.enum(sectionNames), weight: z.int(), isComplete: z.boolean() })),
});
export type Completeness = z.infer<typeof Completeness>;

/** A resume's content with its photo and the computed fields, as an application contains it. */
export const ResumeCopy = ResumeContent.extend({
  _profile: Id.nullable(),
  profile: FileRef.nullable(),
  completeness: Completeness,
  /** Whole months of employment, overlaps counted once; from `span` when no employment is listed. */
  careerMonths: z.int(),
});
export type ResumeCopy = z.infer<typeof ResumeCopy>;

/** A person's own resume; until it is first saved, `_id` is null and `version` is 0. */
export const Resume = ResumeCopy.extend({
  _id: Id.nullable(),
  version: z.int(),
  updatedAt: Instant.nullable(),
});
export type Resume = z.infer<typeof Resume>;
