import { useCallback, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { runAction } from '../action/run-action.ts';
import { useLeaveGuard } from '../layer/use-leave-guard.ts';
import { toast } from '../toast/toasts.ts';
import type { Difference } from '../layer/version-choice.tsx';
import type { ValueConflict } from './merge-values.ts';
import { useVersionedForm, type Known } from './versioned-form.tsx';

interface Removal {
  title: string;
  body: string;
  confirmLabel: string;
  done: string;
  run: () => Promise<unknown>;
}

interface RowFormOptions<V extends FieldValues, O, R> {
  form: UseFormReturn<V, unknown, O>;
  /** The storage key of the form. */
  place: string;
  /** The row that is edited; none for a new one. */
  row: R | undefined;
  knownOf: (row: R) => Known<V>;
  describe: (conflict: ValueConflict) => Difference;
  save: (values: O, known: Known<V> | undefined) => Promise<unknown>;
  savedText: (values: O) => string;
  /** The address that a saved or deleted row leads to. */
  list: string;
}

interface RowForm<O> {
  submit: (values: O) => Promise<void>;
  /** The question which of two texts to keep, while it is open. */
  choice: ReactNode;
  /** Asks, deletes and returns to the list. */
  remove: (removal: Removal) => Promise<boolean>;
}

const nothingToFlush = async () => undefined;

/**
 * The page on which one row is written: keeps unsaved input, asks before it is left, merges with what others
 * saved meanwhile, and returns to the list.
 */
export function useRowForm<V extends FieldValues, O, R>(options: RowFormOptions<V, O, R>): RowForm<O> {
  const { form, place, row, knownOf, describe, save, savedText, list } = options;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isLeaving.current, [isDirty]);
  useLeaveGuard({ hasUnsaved, flush: nothingToFlush });

  const leave = async (text: string) => {
    isLeaving.current = true;
    toast(text, { tone: 'success' });
    await navigate(list);
  };

  const { submit, choice } = useVersionedForm<V, O>({
    form,
    place,
    start: row && knownOf(row),
    readCurrent: (current) => knownOf(current as R),
    describe,
    write: async (values, known) => {
      await save(values, known);
      await leave(savedText(values));
    },
  });

  const remove = ({ run, done, ...ask }: Removal) =>
    runAction({
      ask: { ...ask, tone: 'danger' },
      run: async () => {
        await run();
        await leave(done);
      },
    });
  return { submit, choice, remove };
}
