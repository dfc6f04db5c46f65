import { useCallback, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { removalQuestion, removedText, type RemovalTexts } from '../action/removal.ts';
import { runAction } from '../action/run-action.ts';
import { useLeaveGuard } from '../layer/use-leave-guard.ts';
import { toast } from '../toast/toasts.ts';
import type { Difference } from '../layer/version-choice.tsx';
import type { ValueConflict } from '../form/merge-values.ts';
import { useVersionedForm, type FormRow } from '../form/versioned-form.tsx';

interface RemovalOptions<R> {
  texts: RemovalTexts;
  nameOf: (row: R) => string;
  run: (row: R) => Promise<unknown>;
}

/** The button that deletes the row. */
export interface Removal {
  label: string;
  run: () => Promise<unknown>;
}

interface RowFormOptions<V extends FieldValues, O, R, S> {
  form: UseFormReturn<V, unknown, O>;
  /** The key under which unsaved input is stored. */
  draftKey: string;
  /** The row that is edited; none for a new one. */
  row: R | undefined;
  knownOf: (row: R) => FormRow<V>;
  describe: (conflict: ValueConflict) => Difference;
  save: (values: O, known: FormRow<V> | undefined) => Promise<S>;
  /** The address on which a new row is written on once it is stored; without one it leads to the list. */
  pageOfNew?: (stored: S) => string;
  savedText: (values: O) => string;
  removal?: RemovalOptions<R>;
  /** The address that a saved or deleted row leads to. */
  list: string;
}

interface RowForm<O> {
  submit: (values: O) => Promise<void>;
  /** The question which of two texts to keep, while it is open. */
  choice: ReactNode;
  /** Asks, deletes and returns to the list; none for a new row. */
  removal: Removal | undefined;
}

/**
 * The page on which one row is written: keeps unsaved input, asks before it is left, merges with what others
 * saved meanwhile, and returns to the list, or stays with a new row that has more than its form.
 */
export function useRowForm<V extends FieldValues, O, R, S = unknown>(
  options: RowFormOptions<V, O, R, S>,
): RowForm<O> {
  const { form, draftKey, row, knownOf, describe, save, pageOfNew, savedText, list, removal } = options;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isLeaving.current, [isDirty]);
  useLeaveGuard({ hasUnsaved });

  const leave = async (text: string, page?: string) => {
    isLeaving.current = true;
    toast(text, { tone: 'success' });
    await (page === undefined ? navigate(list) : navigate(page, { replace: true }));
  };

  const { submit, choice } = useVersionedForm<V, O>({
    form,
    draftKey,
    start: row && knownOf(row),
    readCurrent: (current) => knownOf(current as R),
    describe,
    write: async (values, known) => {
      const stored = await save(values, known);
      await leave(savedText(values), row ? undefined : pageOfNew?.(stored));
    },
  });

  const remove = async (removed: R, { texts, nameOf, run }: RemovalOptions<R>) => {
    const name = nameOf(removed);
    return runAction({
      ask: removalQuestion(texts, name),
      run: async () => {
        await run(removed);
        await leave(removedText(texts, name));
      },
    });
  };
  return {
    submit,
    choice,
    removal: row && removal && { label: removal.texts.act, run: () => remove(row, removal) },
  };
}
