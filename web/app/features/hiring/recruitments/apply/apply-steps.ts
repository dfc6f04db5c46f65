import { ApplicationStep } from '@ieum/contract/hiring/applications/enums.ts';

/** The steps of an application as the address names them: `?apply=questions`. */
export const applySteps = ['resume', 'records', 'questions', 'review'] as const;
export type ApplyStep = (typeof applySteps)[number];

/** The step where a draft goes on. */
export function applyStepOf(writingStep: string | null): ApplyStep {
  if (writingStep === ApplicationStep.Records) return 'records';
  if (writingStep === ApplicationStep.Questions) return 'questions';
  return writingStep === ApplicationStep.Completed ? 'review' : 'resume';
}

/** The step an address names, or nothing. */
export const readApplyStep = (query: URLSearchParams): ApplyStep | undefined =>
  applySteps.find((step) => step === query.get('apply'));
