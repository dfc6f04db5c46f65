import { knownNames } from '#features/foundation/hash-tags/data.ts';
import { dayText, momentText } from '#lib/format/dates.ts';
import { isMoment } from '#lib/format/day-and-time.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import type { Difference } from '#ui/layer/version-choice.tsx';
import { fieldNames, sideTexts } from './field-names-copy.ts';
import { enumLabels } from './fields-copy.ts';
import type { EditorForm } from '../editor-form.ts';
import { textOf } from '../html-text.ts';
import type { FieldConflict } from '../saving/merge-versions.ts';
import { educationText, experienceText, typesText } from '../checks/summaries.ts';
import { wageSummary } from './wage.ts';

type Employment = EditorForm['employment'];
type Qualification = EditorForm['qualification'];
type Name = keyof typeof fieldNames;

const bounds = (min: number | null, max: number | null): string => `${min ?? ''} ~ ${max ?? ''}`;

function placeText({ isAbroad, postcode, address1, address2 }: Employment['place']): string {
  const address = [postcode, address1, address2].filter(Boolean).join(' ');
  return isAbroad ? [sideTexts.abroad, address].filter(Boolean).join(' · ') : address;
}

const ageText = ({ isIrrelevant, value__min: min, value__max: max }: Qualification['age']): string =>
  isIrrelevant ? sideTexts.irrelevant : bounds(min, max);

const genderText = ({ isIrrelevant, value }: Qualification['gender']): string =>
  isIrrelevant || value === null ? sideTexts.irrelevant : enumLabels.gender[value];

/** How fields with structured values are shown as text. */
const reporters: Partial<Record<Name, (value: never) => string>> = {
  content: textOf,
  _hashTags: (ids: EditorForm['_hashTags']) => knownNames(ids).join('\n'),
  questions: (questions: EditorForm['questions']) =>
    questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n'),
  'application.startsAt': (at: string) => (isMoment(at) ? momentText(at) : at),
  'application.endsAt': (at: string) => (isMoment(at) ? momentText(at) : at),
  'employment.startsAt': (day: string) => dayText(day),
  'employment.endsAt': (day: string) => dayText(day),
  'employment.types': typesText,
  'employment.wage': wageSummary,
  'employment.place': placeText,
  'qualification.educationLevel': educationText,
  'qualification.workExperience': experienceText,
  'qualification.age': ageText,
  'qualification.gender': genderText,
  'recruiter.phone': phoneText,
};

const isName = (key: string): key is Name => key in fieldNames;

function linesOf(key: string, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [value ? sideTexts.on : sideTexts.off];
  const report = isName(key) ? reporters[key] : undefined;
  const text = report ? report(value as never) : typeof value === 'string' ? value : JSON.stringify(value);
  return text.split('\n').filter((line) => line !== '');
}

/** A conflict as the person compares it. */
export const differenceOf = ({ key, mine, theirs }: FieldConflict): Difference => ({
  key,
  label: isName(key) ? fieldNames[key] : key,
  mine: linesOf(key, mine),
  theirs: linesOf(key, theirs),
});
