import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { notifyRestored } from '../toast/notify-restored.ts';

interface Left<V, Beside> {
  values: V;
  /** What the form has to know of where it began. */
  beside: Beside | undefined;
}

interface Kept<V, Beside> {
  /** Names the form in this tab. */
  place: string;
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly (keyof V)[];
  beside?: () => Beside | undefined;
  /** Takes up what stood beside, before the values come back. */
  onRestore?: (beside: Beside | undefined) => void;
}

const without = <V extends object>(values: V, defaults: object, secrets: readonly (keyof V)[]): V => ({
  ...values,
  ...Object.fromEntries(
    secrets.map((name) => [name, (defaults as Partial<Record<keyof V, unknown>>)[name] ?? '']),
  ),
});

/** Keeps what is typed in a form when the session ends or the page goes, and brings it back to the same member. */
export function useKeptForm<V extends FieldValues, O, Beside = undefined>(
  form: UseFormReturn<V, unknown, O>,
  { place, secrets = [], beside, onRestore }: Kept<V, Beside>,
): void {
  const { isDirty, defaultValues } = form.formState;
  const [left] = useState(() => readUnsavedDraft<Left<V, Beside>>(place));
  useUnsavedDraft(
    () => place,
    () =>
      isDirty
        ? { values: without(form.getValues(), defaultValues ?? {}, secrets), beside: beside?.() }
        : undefined,
  );
  useEffect(() => {
    if (!left) return;
    onRestore?.(left.beside);
    form.reset(left.values, { keepDefaultValues: true });
    notifyRestored();
    // Once, as the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left]);
}
