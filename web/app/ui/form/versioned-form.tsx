import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Difference, VersionSide } from '../layer/version-choice.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { conflictsOf, mergedOf, saysSame, type ValueConflict } from './merge-values.ts';
import { applyServerErrors } from './apply-server-errors.ts';

const VersionChoice = lazyPart(async () => (await import('../layer/version-choice.tsx')).VersionChoice);

/** A row as the form knows it: its version and its values. */
export interface FormRow<V> {
  version: number;
  values: V;
}

interface VersionedFormOptions<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  /** The key under which unsaved input is stored. */
  draftKey: string;
  secrets?: readonly (keyof V)[];
  /** The row on which the form is based; none for a new one. */
  start: FormRow<V> | undefined;
  /** The row in the response to a rejected save. */
  readCurrent: (current: unknown) => FormRow<V>;
  describe: (conflict: ValueConflict) => Difference;
  /** Saves; returns the new row where the form stays open. */
  write: (values: O, known: FormRow<V> | undefined) => Promise<FormRow<V> | void>;
}

type Choices = Record<string, VersionSide>;
interface ConflictQuestion {
  conflicts: readonly ValueConflict[];
  answer: (choices: Choices | undefined) => void;
}

/** Asks which of two texts to keep; undefined when the question is closed. */
function useQuestion(describe: (conflict: ValueConflict) => Difference) {
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = (conflicts: readonly ValueConflict[]) =>
    new Promise<Choices | undefined>((resolve) => {
      const answer = (choices: Choices | undefined) => {
        setQuestion(undefined);
        resolve(choices);
      };
      setQuestion({ conflicts, answer });
    });
  const choice: ReactNode = question && (
    <Suspense fallback={null}>
      <VersionChoice
        differences={question.conflicts.map(describe)}
        onDecide={question.answer}
        onClose={() => question.answer(undefined)}
      />
    </Suspense>
  );
  return { ask, choice };
}

/**
 * A form that saves a whole row which others may change. Saving over a newer version is merged field by
 * field; where both changed the same field, both texts are offered. Unsaved input survives the end of the
 * session and the page.
 */
export function useVersionedForm<V extends FieldValues, O>(input: VersionedFormOptions<V, O>) {
  const { form, draftKey, secrets, start, readCurrent, describe, write } = input;
  const known = useRef(start);
  const { ask, choice } = useQuestion(describe);
  const { isDirty } = form.formState;
  const adopt = (next: FormRow<V>) => {
    known.current = next;
    form.reset(next.values);
  };

  useFormDraft<V, O, FormRow<V>>(form, {
    draftKey,
    ...(secrets && { secrets }),
    beside: () => known.current,
    onRestore: (left) => {
      if (left && start) adopt(left);
    },
  });

  useEffect(() => {
    if (start && known.current && !isDirty && start.version > known.current.version) adopt(start);
  });

  const mergeWith = async (theirs: FormRow<V>): Promise<boolean> => {
    const sides = {
      before: known.current?.values ?? theirs.values,
      mine: structuredClone(form.getValues()),
      theirs: theirs.values,
    };
    const conflicts = conflictsOf(sides);
    const choices = conflicts.length > 0 ? await ask(conflicts) : {};
    if (!choices) return false;
    const merged = mergedOf(sides, choices);
    adopt(theirs);
    form.reset(merged, { keepDefaultValues: true });
    return !saysSame(merged, theirs.values);
  };

  const submit = async (values: O): Promise<void> => {
    try {
      const next = await write(values, known.current);
      if (next) adopt(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isOutdated = error.status === 409 && error.current !== undefined;
      if (!isOutdated) await applyServerErrors(form, error);
      else if (await mergeWith(readCurrent(error.current))) await form.handleSubmit(submit)();
    }
  };
  return { submit, choice, isDirty };
}
