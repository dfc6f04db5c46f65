import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { say } from '#lib/format/copy.ts';
import { isMoment } from '#lib/format/day-and-time.ts';
import { nearDayText, periodText } from '#lib/format/dates.ts';
import { copy } from '../copy.ts';
import { enumLabels, fields } from '../fields/fields-copy.ts';
import type { EditorForm } from '../editor-form.ts';
import type { Part } from './field-problems.ts';
import { wageSummary } from '../fields/wage.ts';

/** The application period, in a few words. */
export function periodSummary({ startsAt, endsAt, isOpenHiring }: EditorForm['application']): string {
  if (isOpenHiring) return fields.openHiring;
  if (!isMoment(endsAt)) return copy.none;
  return !isMoment(startsAt)
    ? `${copy.atPublication} ~ ${nearDayText(endsAt)}`
    : periodText(startsAt, endsAt);
}

/** The employment types as text. */
export const typesText = (types: EditorForm['employment']['types']): string =>
  types.map((type) => say(employmentTypeTexts[type])).join(', ');

/** Experience as text: 무관, 신입, 경력 3년. */
export function experienceText({
  items,
  years,
  months,
  isIrrelevant,
}: EditorForm['qualification']['workExperience']) {
  if (isIrrelevant || items.length === 0) return fields.irrelevant;
  const length = joined(
    years !== null && years > 0 && `${years}${fields.yearUnit}`,
    months !== null && months > 0 && `${months}${fields.monthUnit}`,
  );
  return [items.map((item) => enumLabels.career[item]).join(', '), length].filter(Boolean).join(' ');
}

/** Experience with its name where the text does not contain it: 경력 무관, 신입, 경력 3년. */
const experienceSummary = (experience: EditorForm['qualification']['workExperience']): string =>
  experience.isIrrelevant || experience.items.length === 0
    ? `${fields.experience} ${fields.irrelevant}`
    : experienceText(experience);

/** Education as text. */
export const educationText = ({
  items,
  isIrrelevant,
}: EditorForm['qualification']['educationLevel']): string =>
  isIrrelevant || items.length === 0
    ? fields.irrelevant
    : items.map((item) => enumLabels.education[item]).join(', ');

/** The content of a collapsed part. */
export function summaryOf(part: Part, form: EditorForm, fileCount: number): string {
  switch (part) {
    case 'basic':
      return form.subject || copy.none;
    case 'period':
      return periodSummary(form.application);
    case 'work':
      return joined(typesText(form.employment.types), wageSummary(form.employment.wage)) || copy.none;
    case 'qualification':
      return joined(
        `${fields.education} ${educationText(form.qualification.educationLevel)}`,
        experienceSummary(form.qualification.workExperience),
      );
    case 'recruiter':
      return form.recruiter.name || copy.none;
    case 'questions':
      return form.questions.length > 0 ? copy.pieces(form.questions.length) : copy.none;
    default:
      return fileCount > 0 ? copy.pieces(fileCount) : copy.none;
  }
}
