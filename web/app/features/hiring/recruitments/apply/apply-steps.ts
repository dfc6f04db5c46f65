import { ApplicationStep } from '@ieum/contract/hiring/applications/enums.ts';

/** The steps of an application by their names in the address: `?apply=questions`. */
export const applySteps = ['resume', 'records', 'questions', 'review'] as const;
export type ApplyStep = (typeof applySteps)[number];

/** The step at which a draft continues. */
export function applyStepOf(writingStep: string | null): ApplyStep {
  if (writingStep === ApplicationStep.Records) return 'records';
  if (writingStep === ApplicationStep.Questions) return 'questions';
  return writingStep === ApplicationStep.Completed ? 'review' : 'resume';
}

/** The step in the address, or nothing. */
export const readApplyStep = (query: URLSearchParams): ApplyStep | undefined =>
  applySteps.find((step) => step === query.get('apply'));
