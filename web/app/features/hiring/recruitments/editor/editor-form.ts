import type { OwnCompany } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
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

/** What the company has already entered about itself, as far as a recruitment asks for it again. */
export type CompanyContact = Pick<OwnCompany, 'phone' | 'email' | 'postcode' | 'address1' | 'address2'>;

/** A new recruitment with its company's address as the workplace and the company's contact as the recruiter's. */
export function newForm(company: CompanyContact | undefined): EditorForm {
  const form = emptyForm();
  if (!company) return form;
  const { phone, email, postcode, address1, address2 } = company;
  return {
    ...form,
    employment: { ...form.employment, place: { ...form.employment.place, postcode, address1, address2 } },
    recruiter: { ...form.recruiter, phone, email },
  };
}

/** A recruitment as the server creates it, of which nothing is answered. */
export const unansweredForm = (): EditorForm => ({ ...emptyRecruitmentForm(hintContent()), questions: [] });

/** The form in which nothing is entered: the placeholder as its content, and no condition on applicants chosen. */
export function emptyForm(): EditorForm {
  const { qualification, ...form } = unansweredForm();
  const { educationLevel, workExperience, age, gender } = qualification;
  return {
    ...form,
    qualification: {
      educationLevel: { ...educationLevel, isIrrelevant: true },
      workExperience: { ...workExperience, isIrrelevant: true },
      age: { ...age, isIrrelevant: true },
      gender: { ...gender, isIrrelevant: true },
    },
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
