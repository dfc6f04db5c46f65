import { hidesAmounts } from '@ieum/contract/recruitments.enums.ts';
import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { EditorForm } from './form.ts';

type Path = FieldPath<EditorForm>;

/** The fields another field's new value empties: an overseas place has no postcode, a reference pay no sums (§5). */
export function emptiedBy(name: string | undefined, { employment }: EditorForm): [Path, '' | null][] {
  if (name === 'employment.place.isAbroad' && employment.place.isAbroad)
    return [
      ['employment.place.postcode', ''],
      ['employment.place.address1', ''],
    ];
  if (name === 'employment.wage.type' && hidesAmounts(employment.wage.type))
    return [
      ['employment.wage.value__min', null],
      ['employment.wage.value__max', null],
    ];
  return [];
}

/** Lets the consequences of a changed field happen. */
export function useConsequences(form: UseFormReturn<EditorForm>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          for (const [path, empty] of emptiedBy(name, values)) {
            if (form.getValues(path) !== empty) form.setValue(path, empty, { shouldDirty: true });
          }
        },
      }),
    [form],
  );
}
