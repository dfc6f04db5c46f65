import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { notifyRestored } from '../toast/notify-restored.ts';

interface Draft<V, Beside> {
  values: V;
  /** The state on which the form's values are based. */
  beside: Beside | undefined;
}

interface Options<V, Beside> {
  /** The key under which unsaved input is stored. */
  draftKey: string;
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly (keyof V)[];
  beside?: () => Beside | undefined;
  /** Restores the other state before the values are restored. */
  onRestore?: (beside: Beside | undefined) => void;
}

const without = <V extends object>(values: V, defaults: object, secrets: readonly (keyof V)[]): V => ({
  ...values,
  ...Object.fromEntries(
    secrets.map((name) => [name, (defaults as Partial<Record<keyof V, unknown>>)[name] ?? '']),
  ),
});

/**
 * Stores a form's input when the session ends or the page is unloaded, and restores it for the same
 * member.
 */
export function useFormDraft<V extends FieldValues, O, Beside = undefined>(
  form: UseFormReturn<V, unknown, O>,
  { draftKey, secrets = [], beside, onRestore }: Options<V, Beside>,
): void {
  const { isDirty, defaultValues } = form.formState;
  const [draft] = useState(() => readUnsavedDraft<Draft<V, Beside>>(draftKey));
  useUnsavedDraft(
    () => draftKey,
    () =>
      isDirty
        ? { values: without(form.getValues(), defaultValues ?? {}, secrets), beside: beside?.() }
        : undefined,
  );
  useEffect(() => {
    if (!draft) return;
    onRestore?.(draft.beside);
    form.reset(draft.values, { keepDefaultValues: true });
    notifyRestored();
    // Once, as the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft]);
}
