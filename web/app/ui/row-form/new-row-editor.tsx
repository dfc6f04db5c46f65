import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { describeConflictBy } from '../form/conflict-difference.ts';
import { RowEditor } from './row-editor.tsx';
import { useRowForm } from './row-form.ts';

interface NewRowEditorProps<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  /** The key under which unsaved input is stored. */
  draftKey: string;
  save: { mutateAsync: (values: O) => Promise<unknown>; isPending: boolean };
  savedText: (values: O) => string;
  texts: { title: string; back: string; save: string; status?: string };
  /** The address of the list, to which the stored row leads. */
  list: string;
  mayWrite: boolean;
  /** Panels of fields. */
  children: ReactNode;
}

/** The page on which a row is only written, never revised. */
export function NewRowEditor<V extends FieldValues, O>({
  draftKey,
  save,
  savedText,
  ...editor
}: NewRowEditorProps<V, O>) {
  const { form, list } = editor;
  const { submit } = useRowForm<V, O, never>({
    form,
    draftKey,
    row: undefined,
    knownOf: (row) => row,
    describe: describeConflictBy({}),
    save: (values) => save.mutateAsync(values),
    savedText,
    list,
  });
  return <RowEditor {...editor} onSubmit={submit} isSaving={save.isPending} />;
}
