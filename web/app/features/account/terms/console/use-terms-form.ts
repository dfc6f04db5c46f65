import { useCallback, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { runAction } from '#ui/action/run-action.ts';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { describeBy, textLines } from '#ui/form/difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { copy } from './copy.ts';
import { useRemoveTerms, useSaveTerms, type Terms } from './data.ts';
import { changeOf, draftOf, formOf, type TermsFormValues } from './draft.ts';

const LIST = '/console/terms';
const resolver = laterResolver<TermsFormValues>(async () => (await import('./draft-rules.ts')).resolveTerms);
const describe = describeBy(
  { ...copy.fields, isListed: copy.fields.listed },
  {
    content: textLines,
    audience: (audience) => [copy.audiences[audience as TermsFormValues['audience']]],
  },
);
const knownOf = (terms: Terms) => ({ version: terms.revision, values: formOf(terms) });
const nothingToFlush = async () => undefined;
/** The form of one text: saves changes, deletes after a confirmation, stores unsaved input. */
export function useTermsForm(terms: Terms | undefined, lastIndex: number) {
  const navigate = useNavigate();
  const save = useSaveTerms();
  const remove = useRemoveTerms();
  const isLeaving = useRef(false);
  const form = useForm<TermsFormValues>({
    resolver,
    defaultValues: formOf(terms, lastIndex),
  });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isLeaving.current, [isDirty]);
  useLeaveGuard({ hasUnsaved, flush: nothingToFlush });

  const leave = async (words: string) => {
    isLeaving.current = true;
    toast(words, { tone: 'success' });
    await navigate(LIST);
  };

  const { submit, choice } = useVersionedForm<TermsFormValues, TermsFormValues>({
    form,
    place: `terms:${terms?._id ?? 'new'}`,
    start: terms && knownOf(terms),
    readCurrent: (current) => knownOf(current as Terms),
    describe,
    write: async (values, known) => {
      await save.mutateAsync(
        terms && known
          ? { id: terms._id, change: { ...changeOf(known.values, values), revision: known.version } }
          : { id: undefined, change: draftOf(values) },
      );
      await leave(copy.saved(values.subject));
    },
  });

  const erase = ({ _id, subject }: Terms) => {
    const { title, body, act, done } = copy.remove;
    return runAction({
      ask: { title: title(subject), body, confirmLabel: act, tone: 'danger' },
      run: async () => {
        await remove.mutateAsync(_id);
        await leave(done(subject));
      },
    });
  };

  return { form, submit, choice, erase, isSaving: save.isPending, isRemoving: remove.isPending };
}
