import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RemovalTexts } from '#ui/action/removal.ts';
import type { ValueConflict } from '#ui/form/merge-values.ts';
import type { Difference } from '#ui/layer/version-choice.tsx';
import { copy as publishingCopy } from './copy.ts';
import { useRowForm } from '#ui/row-form/row-form.ts';

interface ContentSave<D> {
  id: string | undefined;
  draft: D;
  version: number | undefined;
}

interface ContentFormOptions<V extends FieldValues, R extends { _id: string; version: number }, D> {
  kind: ContentKind;
  form: UseFormReturn<V, unknown, V>;
  /** None for new content. */
  row: R | undefined;
  formOf: (row: R) => V;
  draftOf: (values: V) => D;
  describe: (conflict: ValueConflict) => Difference;
  save: { mutateAsync: (saving: ContentSave<D>) => Promise<unknown>; isPending: boolean };
  remove: { mutateAsync: (id: string) => Promise<unknown> };
  nameOf: (content: V | R) => string;
  copy: { saved: (name: string) => string; remove: RemovalTexts };
  /** The address that saved or deleted content leads to. */
  list: string;
}

/** The page on which content with versions is written: `useRowForm` with the same saving and deletion for all kinds. */
export function useContentForm<V extends FieldValues, R extends { _id: string; version: number }, D>({
  kind,
  form,
  row,
  formOf,
  draftOf,
  describe,
  save,
  remove,
  nameOf,
  copy,
  list,
}: ContentFormOptions<V, R, D>) {
  const written = useRowForm<V, V, R>({
    form,
    draftKey: `${kind}:${row?._id ?? 'new'}`,
    row,
    knownOf: (known) => ({ version: known.version, values: formOf(known) }),
    describe,
    save: (values, known) =>
      save.mutateAsync({ id: row?._id, draft: draftOf(values), version: known?.version }),
    savedText: (values) => {
      const saved = copy.saved(nameOf(values));
      return values['isActive'] ? saved : publishingCopy.savedUnpublished(saved);
    },
    removal: { texts: copy.remove, nameOf, run: ({ _id }) => remove.mutateAsync(_id) },
    list,
  });
  return { ...written, form, isSaving: save.isPending };
}
