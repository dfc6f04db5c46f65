import { useForm } from 'react-hook-form';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { copy } from './copy.ts';
import { useRemoveTerms, useSaveTerms, type Terms } from './data.ts';
import { changeOf, draftOf, formOf, type TermsFormValues } from './draft.ts';

const resolver = lazyResolver<TermsFormValues>(async () => (await import('./draft-rules.ts')).resolveTerms);
const describe = describeConflictBy(
  { ...copy.fields, isListed: copy.fields.listed },
  {
    content: textLines,
    audience: (audience) => [copy.audiences[audience as TermsFormValues['audience']]],
  },
);
const knownOf = (terms: Terms) => ({ version: terms.revision, values: formOf(terms) });

/** The form of one text: saves changes, deletes after a confirmation, stores unsaved input. */
export function useTermsForm(terms: Terms | undefined, lastIndex: number) {
  const save = useSaveTerms();
  const remove = useRemoveTerms();
  const form = useForm<TermsFormValues>({
    resolver,
    defaultValues: formOf(terms, lastIndex),
  });
  const row = useRowForm<TermsFormValues, TermsFormValues, Terms>({
    form,
    draftKey: `terms:${terms?._id ?? 'new'}`,
    row: terms,
    knownOf,
    describe,
    save: (values, known) =>
      save.mutateAsync(
        terms && known
          ? { id: terms._id, change: { ...changeOf(known.values, values), revision: known.version } }
          : { id: undefined, change: draftOf(values) },
      ),
    savedText: ({ subject }) => copy.saved(subject),
    removal: {
      texts: copy.remove,
      nameOf: ({ subject }) => subject,
      run: ({ _id }) => remove.mutateAsync(_id),
    },
    list: '/console/terms',
  });
  return { ...row, form, isSaving: save.isPending, isRemoving: remove.isPending };
}
