import { dayText, nearDayText } from '#lib/format/dates.ts';
import { detailCopy as copy } from '../detail/detail-copy.ts';
import { labels } from './labels-copy.ts';
import type { RecruitmentArticleData } from '../article-data.ts';
import { careerValue, payOf, regionText } from '../texts.ts';

export interface Condition {
  names: readonly string[];
  value: string;
}

type Qualification = RecruitmentArticleData['qualification'];

function spanOf({ startsAt, endsAt }: RecruitmentArticleData['employment']): string {
  if (startsAt && endsAt) return `${dayText(startsAt)} ~ ${dayText(endsAt)}`;
  if (startsAt) return copy.ongoing(dayText(startsAt));
  return endsAt ? `~ ${nearDayText(endsAt)}` : '';
}

/** The required education as text. */
export function educationOf({ items, includesToBe, isIrrelevant }: Qualification['educationLevel']): string {
  if (isIrrelevant) return copy.irrelevant;
  const levels = items.map((level) => labels.education[level]).join(', ');
  return levels && includesToBe ? `${levels} (${copy.toBe})` : levels;
}

/** The required age as text. */
export function ageOf(age: Qualification['age']): string {
  if (age.isIrrelevant) return copy.irrelevant;
  const from = age.value__min;
  const to = age.value__max;
  if (from !== null && to !== null) return copy.ages(from, to);
  if (from !== null) return copy.ageFrom(from);
  return to === null ? '' : copy.ageTo(to);
}

/** The required gender as text. */
export function genderOf({ value, isIrrelevant }: Qualification['gender']): string {
  if (isIrrelevant) return copy.irrelevant;
  return value ? labels.gender[value] : '';
}

/** Conditions without a requirement are joined: `나이·성별 무관`. */
function merged(conditions: readonly Condition[]): Condition[] {
  const free = conditions.filter(({ value }) => value === copy.irrelevant);
  const requested = conditions.filter(({ value }) => value !== '' && value !== copy.irrelevant);
  if (free.length === 0) return requested;
  return [...requested, { names: free.flatMap(({ names }) => names), value: copy.irrelevant }];
}

/** The whole address of the workplace; without one, its regions. */
export function workplaceOf({ employment, regions }: RecruitmentArticleData): string {
  const { isAbroad, address1, address2 } = employment.place;
  const address = [address1, address2].filter(Boolean).join(', ');
  if (isAbroad) return [copy.abroad, address].filter(Boolean).join(' · ');
  return address || regions.map(regionText).join(', ');
}

/** Every given condition of a recruitment, in the order of the grid; the workplace is last. */
export function conditionsOf(recruitment: RecruitmentArticleData): Condition[] {
  const { employment, qualification } = recruitment;
  const experience = qualification.workExperience;
  const said = [
    { names: [copy.types], value: employment.typesTexts.join(', ') },
    { names: [copy.wage], value: payOf(employment) },
    { names: [copy.span], value: spanOf(employment) },
  ].filter(({ value }) => value !== '');
  const demands = merged([
    { names: [copy.career], value: experience.isIrrelevant ? copy.irrelevant : careerValue(experience) },
    { names: [copy.education], value: educationOf(qualification.educationLevel) },
    { names: [copy.age], value: ageOf(qualification.age) },
    { names: [copy.gender], value: genderOf(qualification.gender) },
  ]);
  return [...said, ...demands];
}
