import { findDateErrors } from '@ieum/contract/hiring/resumes/checks.ts';
import {
  PersonalInformation,
  Residence,
  ResumeContent,
  type ResumeChange,
} from '@ieum/contract/hiring/resumes/schemas.ts';
import type { z } from 'zod';
import { seoulDay } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { parseError } from '#kit/http/parse.ts';
import type { UserRow } from '#account/users/tables.ts';

/** A change to the written part of a resume, without its photo. */
export type ContentChange = Omit<ResumeChange, '_profile'>;

/** The first resume of a person: filled with the data of the sign-up, otherwise empty. */
export function firstResumeOf(user: UserRow): ResumeContent {
  const { shape } = PersonalInformation;
  const residence = {
    postcode: fitting(Residence.shape.postcode, user.postcode, ''),
    address1: fitting(Residence.shape.address1, user.address1, ''),
    address2: fitting(Residence.shape.address2, user.address2, ''),
  };
  return {
    ...blank,
    personalInformation: {
      name: fitting(shape.name, user.name, ''),
      phone: fitting(shape.phone, user.phone, ''),
      email: fitting(shape.email, user.email, ''),
      gender: user.gender,
      bornAt: fitting(shape.bornAt, user.bornAt && dayOf(user.bornAt), null),
      residence,
    },
  };
}

/** The resume with the change applied; 400 at every field that is then out of bounds. */
export function mergeResume(content: ResumeContent, change: ContentChange, now: Date): ResumeContent {
  const { personalInformation: person, education, workExperience: work, coverLetter, ...whole } = change;
  const { personalInformation, workExperience } = content;
  const merged = ResumeContent.safeParse({
    ...content,
    ...whole,
    personalInformation: {
      ...personalInformation,
      ...person,
      residence: { ...personalInformation.residence, ...person?.residence },
    },
    education: { ...content.education, ...education },
    workExperience: { ...workExperience, ...work, span: { ...workExperience.span, ...work?.span } },
    coverLetter: { ...content.coverLetter, ...coverLetter },
  });
  if (!merged.success) throw parseError(merged.error);
  rejectDates(merged.data, change, now);
  return merged.data;
}

/** Existing errors in other sections do not block this save. */
function rejectDates(content: ResumeContent, change: ContentChange, now: Date): void {
  const found = Object.entries(findDateErrors(content, seoulDay(now)));
  const errors = found.filter(([path]) => (path.split('.')[0] ?? '') in change);
  const [first] = errors;
  if (first) throw new AppError('invalid', first[1], { fields: Object.fromEntries(errors) });
}

const blank: Omit<ResumeContent, 'personalInformation'> = {
  name: '',
  education: {
    institutionType: null,
    institutionName: '',
    institutionDist: '',
    attendingStatus: null,
    attendingStartsAt: null,
    attendingEndsAt: null,
    otherEducations: [],
  },
  workExperience: { type: null, span: { years: 0, months: 0 }, list: [] },
  languages: [],
  officeSkills: [],
  certifications: [],
  coverLetter: { subject: '', content: '' },
};

/** The account's value if a resume may contain it, else empty. */
function fitting<T extends z.ZodType>(schema: T, value: unknown, otherwise: z.output<T>): z.output<T> {
  const result = schema.safeParse(value);
  return result.success ? result.data : otherwise;
}

const dayOf = (bornAt: string) => `${bornAt.slice(0, 4)}-${bornAt.slice(4, 6)}-${bornAt.slice(6, 8)}`;
