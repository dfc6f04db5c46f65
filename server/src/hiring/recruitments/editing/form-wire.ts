import { emptyRecruitmentForm } from '@ieum/contract/hiring/recruitments/empty-form.ts';
import { hidesAmounts } from '@ieum/contract/hiring/recruitments/enums.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type {
  QuestionDraft,
  RecruitmentDraft,
  RecruitmentForm,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import { presentHashTags } from '#foundation/hash-tags/public.ts';
import { toIso } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { placesOf } from '../search/regions.ts';
import type { RecruitmentDetail } from '../queries.ts';
import type { Question, RecruitmentRow } from '../tables.ts';
import type { z } from 'zod';

const moment = (at: string | null) => (at === null ? null : new Date(at));

/** An empty recruitment; its content is the hint of what to include. */
export const emptyForm = (locale: Locale): RecruitmentForm =>
  emptyRecruitmentForm(`<p>${sayIn(locale, m.contentHint.text)}</p>`);

/** Row → the editor's form. */
export const presentForm = (
  row: RecruitmentRow & Pick<RecruitmentDetail, 'hashTags'>,
  content: string,
): RecruitmentForm => ({
  subject: row.subject,
  summary: row.summary,
  content,
  application: presentPeriod(row),
  employment: presentEmployment(row),
  qualification: presentQualification(row),
  recruiter: {
    name: row.recruiterName,
    phone: row.recruiterPhone,
    email: row.recruiterEmail,
    hidesPhone: row.hidesPhone,
    hidesEmail: row.hidesEmail,
  },
  _hashTags: presentHashTags(row.hashTags, { isPublic: false })._hashTags,
});

type PeriodColumns = Pick<RecruitmentRow, 'startsAt' | 'endsAt' | 'isOpenHiring' | 'closesOnHiring'>;
export const presentPeriod = (row: PeriodColumns): RecruitmentForm['application'] => ({
  startsAt: toIso(row.startsAt),
  endsAt: toIso(row.endsAt),
  isOpenHiring: row.isOpenHiring,
  closesOnHiring: row.closesOnHiring,
});

const presentEmployment = (row: RecruitmentRow): RecruitmentForm['employment'] => ({
  startsAt: row.employedFrom,
  endsAt: row.employedUntil,
  types: row.types,
  wage: presentWage(row),
  place: {
    isAbroad: row.isAbroad,
    postcode: row.postcode,
    address1: row.address1,
    address2: row.address2,
  },
});

export const presentWage = (row: Pick<RecruitmentRow, 'wageType' | 'wageMin' | 'wageMax'>) => ({
  type: row.wageType,
  value__min: row.wageMin,
  value__max: row.wageMax,
});

type ExperienceColumns = Pick<
  RecruitmentRow,
  'careers' | 'careerYears' | 'careerMonths' | 'isCareerIrrelevant'
>;
export const presentExperience = (row: ExperienceColumns) => ({
  items: row.careers,
  years: row.careerYears,
  months: row.careerMonths,
  isIrrelevant: row.isCareerIrrelevant,
});

const presentQualification = (row: RecruitmentRow): RecruitmentForm['qualification'] => ({
  educationLevel: {
    items: row.educationLevels,
    includesToBe: row.includesGraduating,
    isIrrelevant: row.isEducationIrrelevant,
  },
  workExperience: presentExperience(row),
  age: { value__min: row.ageMin, value__max: row.ageMax, isIrrelevant: row.isAgeIrrelevant },
  gender: { value: row.gender, isIrrelevant: row.isGenderIrrelevant },
});

/** The form with the parts of a draft applied; omitted parts are unchanged. */
export function mergeForm(form: RecruitmentForm, draft: RecruitmentDraft): RecruitmentForm {
  const { employment, qualification } = draft;
  return {
    subject: draft.subject ?? form.subject,
    summary: draft.summary ?? form.summary,
    content: draft.content ?? form.content,
    application: withDraft(form.application, draft.application),
    employment: {
      ...withDraft(form.employment, employment),
      wage: withDraft(form.employment.wage, employment?.wage),
      place: withDraft(form.employment.place, employment?.place),
    },
    qualification: {
      educationLevel: withDraft(form.qualification.educationLevel, qualification?.educationLevel),
      workExperience: withDraft(form.qualification.workExperience, qualification?.workExperience),
      age: withDraft(form.qualification.age, qualification?.age),
      gender: withDraft(form.qualification.gender, qualification?.gender),
    },
    recruiter: withDraft(form.recruiter, draft.recruiter),
    _hashTags: draft._hashTags ?? form._hashTags,
  };
}

/** The given values replace the present ones; undefined means not given. */
function withDraft<T extends object>(current: T, draft: { [K in keyof T]?: unknown } | undefined): T {
  const entries = Object.entries(draft ?? {}).filter(([, value]) => value !== undefined);
  // The contract's draft has the form's own types under the same names.
  return { ...current, ...Object.fromEntries(entries) } as T;
}

/** The editor's form → columns; fields that another answer makes meaningless are cleared. */
export function fromForm({ application, employment, qualification, recruiter, ...texts }: RecruitmentForm) {
  const { wage, place } = employment;
  const { educationLevel, workExperience, age, gender } = qualification;
  const hasAmounts = !hidesAmounts(wage.type);
  const address1 = place.isAbroad ? '' : place.address1;
  const region = placesOf(address1)?.region;
  return {
    subject: texts.subject,
    summary: texts.summary,
    startsAt: moment(application.startsAt),
    endsAt: application.isOpenHiring ? null : moment(application.endsAt),
    isOpenHiring: application.isOpenHiring,
    closesOnHiring: application.closesOnHiring,
    employedFrom: employment.startsAt,
    employedUntil: employment.endsAt,
    types: [...new Set(employment.types)],
    wageType: wage.type,
    wageMin: hasAmounts ? wage.value__min : null,
    wageMax: hasAmounts ? wage.value__max : null,
    isAbroad: place.isAbroad,
    postcode: place.isAbroad ? '' : place.postcode,
    address1,
    address2: place.address2,
    regions: region ? [region] : [],
    educationLevels: [...new Set(educationLevel.items)],
    includesGraduating: educationLevel.includesToBe,
    isEducationIrrelevant: educationLevel.isIrrelevant,
    careers: [...new Set(workExperience.items)],
    careerYears: workExperience.years,
    careerMonths: workExperience.months,
    isCareerIrrelevant: workExperience.isIrrelevant,
    ageMin: age.value__min,
    ageMax: age.value__max,
    isAgeIrrelevant: age.isIrrelevant,
    gender: gender.value,
    isGenderIrrelevant: gender.isIrrelevant,
    recruiterName: recruiter.name,
    recruiterPhone: recruiter.phone,
    recruiterEmail: recruiter.email,
    hidesPhone: recruiter.hidesPhone,
    hidesEmail: recruiter.hidesEmail,
  };
}

/** Questions as sent → as stored; an existing one keeps its id, others get a new one. */
export function fromQuestions(
  drafts: z.output<typeof QuestionDraft>[],
  current: readonly Question[],
): Question[] {
  const known = new Set(current.map(({ id }) => id));
  return drafts.map(({ _id, type, question, choices, isRequired }) => {
    const isReused = _id !== undefined && known.delete(_id);
    const stored = type === 'MULTIPLE_CHOICE' ? choices : [];
    return { id: isReused ? _id : newId(), type, question, choices: stored, isRequired };
  });
}
