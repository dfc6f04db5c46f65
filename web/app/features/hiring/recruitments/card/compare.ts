import { EducationLevel } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import { seoulDay, type Moment } from '#lib/format/dates.ts';
import { compareCopy as copy } from './compare-copy.ts';
import { ageOf, educationOf, genderOf } from './conditions.ts';
import { detailCopy } from '../detail/detail-copy.ts';
import { labels } from './labels-copy.ts';
import { careerText, spanText } from '../texts.ts';

/** `check` is not a rejection: the company may decide otherwise. */
export type Mark = 'match' | 'check' | 'free';

export interface Comparison {
  requested: string;
  own: string;
  mark: Mark;
}

type Resume = Pick<ResumeCopy, 'personalInformation' | 'education' | 'careerMonths'>;
type Qualification = Recruitment['qualification'];

const marked = (isFree: boolean, fits: boolean): Mark => {
  if (isFree) return 'free';
  return fits ? 'match' : 'check';
};

function compareCareer(requested: Qualification['workExperience'], months: number): Comparison {
  const needed = (requested.years ?? 0) * 12 + (requested.months ?? 0);
  const fits = requested.items.includes('NEW_RECRUIT') || (months > 0 && months >= needed);
  return {
    requested: requested.isIrrelevant
      ? copy.requested(detailCopy.career, detailCopy.irrelevant)
      : careerText(requested),
    own: months > 0 ? spanText(Math.floor(months / 12), months % 12) : copy.noCareer,
    mark: marked(requested.isIrrelevant, fits),
  };
}

const RANKS = Object.values(EducationLevel);

function compareEducation(
  requested: Qualification['educationLevel'],
  education: Resume['education'],
): Comparison {
  const { institutionType: level, attendingStatus } = education;
  const lowest = Math.min(...requested.items.map((item) => RANKS.indexOf(item)));
  const hasFinished = attendingStatus === 'GRADUATED' || requested.includesToBe;
  return {
    requested: copy.requested(detailCopy.education, educationOf(requested)),
    own: level ? labels.education[level] : copy.nothing,
    mark: marked(requested.isIrrelevant, level !== null && hasFinished && RANKS.indexOf(level) >= lowest),
  };
}

/** Whole years since a birthday, by the calendar of Seoul. */
export function yearsSince(bornAt: string, now: Moment): number {
  const today = seoulDay(now);
  const years = Number(today.slice(0, 4)) - Number(bornAt.slice(0, 4));
  return today.slice(5) < bornAt.slice(5) ? years - 1 : years;
}

function compareAge(requested: Qualification['age'], bornAt: string | null, now: Moment): Comparison {
  const age = bornAt ? yearsSince(bornAt, now) : undefined;
  const from = requested.value__min ?? 0;
  const to = requested.value__max ?? Number.POSITIVE_INFINITY;
  return {
    requested: copy.requested(detailCopy.age, ageOf(requested)),
    own: age === undefined ? copy.nothing : copy.age(age),
    mark: marked(requested.isIrrelevant, age !== undefined && age >= from && age <= to),
  };
}

function compareGender(requested: Qualification['gender'], gender: 'MALE' | 'FEMALE' | null): Comparison {
  return {
    requested: copy.requested(detailCopy.gender, genderOf(requested)),
    own: gender ? labels.gender[gender] : copy.nothing,
    mark: marked(requested.isIrrelevant, gender === requested.value),
  };
}

/** The recruitment's requirements beside the own résumé; age and gender only where they are required. */
export function compare(
  qualification: Qualification,
  resume: Resume,
  now: Moment = Date.now(),
): Comparison[] {
  const { workExperience, educationLevel, age, gender } = qualification;
  const hasAge = !age.isIrrelevant && (age.value__min !== null || age.value__max !== null);
  const { bornAt, gender: ownGender } = resume.personalInformation;
  return [
    compareCareer(workExperience, resume.careerMonths),
    ...(educationOf(educationLevel) ? [compareEducation(educationLevel, resume.education)] : []),
    ...(hasAge ? [compareAge(age, bornAt, now)] : []),
    ...(!gender.isIrrelevant && gender.value ? [compareGender(gender, ownGender)] : []),
  ].filter(({ requested }) => requested !== '');
}
