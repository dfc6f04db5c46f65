import { ApplicationStep } from '@ieum/contract/hiring/applications/enums.ts';
import { resumeSections, type ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';

/** The steps as the address names them: `?apply=questions`. */
export type ApplyStep = 'resume' | 'records' | 'questions' | 'review';

const stored: Record<ApplyStep, ApplicationStep> = {
  resume: ApplicationStep.Resume,
  records: ApplicationStep.Records,
  questions: ApplicationStep.Questions,
  review: ApplicationStep.Completed,
};

/** The stored value of a step. */
export const writingStepOf = (step: ApplyStep): ApplicationStep => stored[step];

/** The step at which a draft continues. */
export const applyStepOf = (writingStep: ApplicationStep): ApplyStep =>
  stepNames.find((step) => stored[step] === writingStep) ?? 'resume';

const stepNames = Object.keys(stored) as ApplyStep[];

type StepSource = Pick<OwnApplication, 'questions' | '_records'>;

/** The steps of one application; a step with nothing to choose or answer is skipped. */
export const stepsOf = ({ questions, _records: records }: StepSource): ApplyStep[] => {
  const isEmpty: Partial<Record<ApplyStep, boolean>> = {
    records: records.length === 0,
    questions: questions.length === 0,
  };
  return stepNames.filter((step) => !isEmpty[step]);
};

/** The step shown instead of a skipped one: the next one. */
export const shownStepOf = (steps: readonly ApplyStep[], requested: ApplyStep): ApplyStep =>
  stepNames.slice(stepNames.indexOf(requested)).find((step) => steps.includes(step)) ?? 'review';

/** The step before or after another one, or nothing at either end. */
export const stepBeside = (
  steps: readonly ApplyStep[],
  step: ApplyStep,
  distance: 1 | -1,
): ApplyStep | undefined => steps[steps.indexOf(step) + distance];

export type Answers = Readonly<Record<string, string>>;

type Essential = 'name' | 'phone' | 'email';

/** A reason why the application cannot be submitted. */
export type MissingItem =
  | { kind: 'resume'; field: Essential }
  | { kind: 'question'; id: string; number: number }
  /** Reported by the server only, whose message says what is missing. */
  | { kind: 'reported'; path: string; text: string };

const essentials: readonly Essential[] = ['name', 'phone', 'email'];

/** The parts of the resume without which the person cannot be contacted. */
export const missingInResume = ({ resume }: Pick<OwnApplication, 'resume'>): MissingItem[] =>
  essentials
    .filter((field) => resume.personalInformation[field].trim() === '')
    .map((field) => ({ kind: 'resume', field }));

const CORE = ['education', 'workExperience', 'coverLetter'] as const;

/** Whether the resume has content by which an application can be judged. */
export const isResumeFilled = ({ resume }: Pick<OwnApplication, 'resume'>): boolean =>
  CORE.some((section) => !resume.completeness.missing.includes(section));

/** The required questions without an answer, by their numbers. */
export const missingAnswers = (
  { questions }: Pick<OwnApplication, 'questions'>,
  answers: Answers,
): MissingItem[] =>
  questions.flatMap(({ _question: id, isRequired }, index) =>
    isRequired && (answers[id] ?? '').trim() === ''
      ? [{ kind: 'question' as const, id, number: index + 1 }]
      : [],
  );

type Draft = Pick<OwnApplication, 'resume' | 'questions'>;

function missingItemAt(application: Draft, path: string, text: string): MissingItem {
  const essential = essentials.find((field) => path === `resume.personalInformation.${field}`);
  if (essential) return { kind: 'resume', field: essential };
  const index = Number(/^questions\.(\d+)\./.exec(path)?.[1] ?? -1);
  const question = application.questions[index];
  if (question) return { kind: 'question', id: question._question, number: index + 1 };
  return { kind: 'reported', path, text };
}

/** Converts the `fields` of a rejected submission to the same form as the missing items found here. */
export const missingByServer = (application: Draft, fields: Record<string, string>): MissingItem[] =>
  Object.entries(fields).map(([path, texts]) => missingItemAt(application, path, texts));

/** The section of the resume that a path of the wire names, for example `resume.certifications.0.name`. */
export const sectionOfPath = (path: string): ResumeSection | undefined => {
  const [, name = ''] = path.split('.');
  return (Object.keys(resumeSections) as ResumeSection[]).find((section) => section === name);
};

/** The section of the resume in which an item is filled; none of a question. */
export function sectionOfMissing(item: MissingItem): ResumeSection | undefined {
  if (item.kind === 'resume') return 'personalInformation';
  return item.kind === 'reported' ? sectionOfPath(item.path) : undefined;
}

/** The step in which an item is filled. */
export const stepOfMissing = (item: MissingItem): ApplyStep =>
  item.kind === 'question' ? 'questions' : 'resume';
