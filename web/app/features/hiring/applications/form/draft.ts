import type { OwnApplication } from '@ieum/contract/hiring/applications/schemas.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { createStore } from '#lib/store/store.ts';
import type { DraftChange } from './data.ts';
import { writingStepOf, type Answers, type ApplyStep } from './steps.ts';

type Part = 'answers' | 'step';

interface ApplicationDraft {
  autosave: Autosave<Part>;
  /** The answers by the question's id. */
  read: () => Answers;
  onChange: (listener: () => void) => () => void;
  answer: (questionId: string, response: string) => void;
  /** Goes to a step, which is saved together with the answers. */
  enter: (step: ApplyStep) => void;
}

/**
 * A draft that continues from unsaved input: answers are saved automatically at a pause and at every
 * step.
 */
export function createApplicationDraft(
  application: OwnApplication,
  save: (change: DraftChange) => Promise<unknown>,
  left: Answers | undefined,
): ApplicationDraft {
  let step = application.writingStep;
  const answers = createStore<Answers>(
    Object.fromEntries(
      application.questions.map(({ _question: id, response }) => [id, left?.[id] ?? response]),
    ),
  );

  const changeOf: Record<Part, () => DraftChange> = {
    answers: () => ({
      questions: Object.entries(answers.read()).map(([id, response]) => ({ _question: id, response })),
    }),
    step: () => ({ writingStep: step }),
  };
  const autosave = createAutosave<Part>({
    save: async (part) => {
      await save(changeOf[part]());
    },
  });
  if (left) autosave.touch('answers');

  return {
    autosave,
    read: answers.read,
    onChange: answers.onChange,
    answer: (questionId, response) => {
      answers.change({ ...answers.read(), [questionId]: response });
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
