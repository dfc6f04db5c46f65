import { emptyRecruitmentForm } from '@ieum/contract/hiring/recruitments/empty-form.ts';
import { recruitmentTexts } from '@ieum/contract/hiring/recruitments/texts.ts';
import {
  QuestionDrafts,
  RecruitmentForm,
  type OwnRecruitment,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { z } from 'zod';
import { say } from '#lib/format/copy.ts';
import { escapeHtml } from './html-text.ts';

/**
 * The editor's form: the whole recruitment with its questions, in the wire's shape so that the server's
 * field errors match the inputs.
 */
export const EditorForm = RecruitmentForm.extend({ questions: QuestionDrafts });
export type EditorForm = z.output<typeof EditorForm>;

/** The specification's placeholder, the initial content of a new recruitment. */
export const hintContent = (): string => `<p>${escapeHtml(say(recruitmentTexts.contentHint))}</p>`;

/** A new recruitment: the placeholder as its content, and no condition on applicants chosen. */
export function emptyForm(): EditorForm {
  const { qualification, ...form } = emptyRecruitmentForm(hintContent());
  const { educationLevel, workExperience, age, gender } = qualification;
  return {
    ...form,
    qualification: {
      educationLevel: { ...educationLevel, isIrrelevant: true },
      workExperience: { ...workExperience, isIrrelevant: true },
      age: { ...age, isIrrelevant: true },
      gender: { ...gender, isIrrelevant: true },
    },
    questions: [],
  };
}

/** The form of an existing recruitment. */
export function formOf(recruitment: OwnRecruitment): EditorForm {
  const {
    subject,
    summary,
    content,
    application,
    employment,
    qualification,
    recruiter,
    questions,
    _hashTags,
  } = recruitment;
  const { startsAt, endsAt, types, wage, place } = employment;
  return {
    subject,
    summary,
    content: content || hintContent(),
    application,
    employment: { startsAt, endsAt, types, wage, place },
    qualification,
    recruiter,
    _hashTags,
    questions: questions.map(({ _id, type, question, choices, isRequired }) => ({
      _id,
      type,
      question,
      choices,
      isRequired,
    })),
  };
}
