import type { OwnApplication } from '@ieum/contract/applications.schemas.ts';
import { createAutosave, type Autosave } from '#lib/autosave.ts';
import type { DraftChange } from './data.ts';
import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { writingStepOf, type Answers, type ApplyStep } from './steps.ts';

type Part = 'answers' | 'step';

interface ApplicationDraft {
  autosave: Autosave<Part>;
  /** The answers by the question's id. */
  read: () => Answers;
  onChange: (listener: () => void) => () => void;
  answer: (questionId: string, response: string) => void;
  /** The person goes to a step: it is remembered together with what was written. */
  enter: (step: ApplyStep) => void;
}

/** A draft being written: answers save themselves when the person pauses and at every step. */
export function createApplicationDraft(
  application: OwnApplication,
  save: (change: DraftChange) => Promise<unknown>,
): ApplicationDraft {
  const listeners = new Set<() => void>();
  let step = application.writingStep;
  const kept = readKeptAnswers(application._id);
  let answers: Answers = Object.fromEntries(
    application.questions.map(({ _question: id, response }) => [id, kept?.[id] ?? response]),
  );

  const changeOf: Record<Part, () => DraftChange> = {
    answers: () => ({
      questions: Object.entries(answers).map(([id, response]) => ({ _question: id, response })),
    }),
    step: () => ({ writingStep: step }),
  };
  const autosave = createAutosave<Part>({
    save: async (part) => {
      const sent = answers;
      await save(changeOf[part]());
      if (part === 'answers' && answers === sent) forgetAnswers();
    },
  });
  if (kept) autosave.touch('answers');

  return {
    autosave,
    read: () => answers,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (questionId, response) => {
      answers = { ...answers, [questionId]: response };
      keepAnswers(application._id, answers);
      for (const listener of listeners) listener();
      autosave.touch('answers');
    },
    enter: (next) => {
      const stored = writingStepOf(next);
      if (stored !== step) {
        step = stored;
        autosave.touch('step');
      }
      void autosave.flush();
    },
  };
}
