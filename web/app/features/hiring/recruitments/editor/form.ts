import { recruitmentTexts } from '@ieum/contract/hiring/recruitments/texts.ts';
import {
  QuestionDrafts,
  RecruitmentForm,
  type OwnRecruitment,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { z } from 'zod';
import { say } from '#lib/format/copy.ts';
import { escapeHtml } from './html.ts';

/** What the editor edits: the whole recruitment with its questions, in the wire's shape so that refused fields find their inputs. */
export const EditorForm = RecruitmentForm.extend({ questions: QuestionDrafts });
export type EditorForm = z.output<typeof EditorForm>;

/** The specification's hint as the first content of a new posting. */
export const hintContent = (): string => `<p>${escapeHtml(say(recruitmentTexts.contentHint))}</p>`;

/** A new recruitment: nothing chosen but the hint. */
export const emptyForm = (): EditorForm => ({
  subject: '',
  summary: '',
  content: hintContent(),
  application: { startsAt: null, endsAt: null, isOpenHiring: false, closesOnHiring: false },
  employment: {
    startsAt: null,
    endsAt: null,
    types: [],
    wage: { type: null, value__min: null, value__max: null },
    place: { isAbroad: false, postcode: '', address1: '', address2: '' },
  },
  qualification: {
    educationLevel: { items: [], includesToBe: false, isIrrelevant: true },
    workExperience: { items: [], years: null, months: null, isIrrelevant: true },
    age: { value__min: null, value__max: null, isIrrelevant: true },
    gender: { value: null, isIrrelevant: true },
  },
  recruiter: { name: '', phone: '', email: '', hidesPhone: false, hidesEmail: false },
  questions: [],
});

/** The form of a recruitment that exists. */
export function formOf(recruitment: OwnRecruitment): EditorForm {
  const { subject, summary, content, application, employment, qualification, recruiter, questions } =
    recruitment;
  const { startsAt, endsAt, types, wage, place } = employment;
  return {
    subject,
    summary,
    content: content || hintContent(),
    application,
    employment: { startsAt, endsAt, types, wage, place },
    qualification,
    recruiter,
    questions: questions.map(({ _id, type, question, choices, isRequired }) => ({
      _id,
      type,
      question,
      choices,
      isRequired,
    })),
  };
}
