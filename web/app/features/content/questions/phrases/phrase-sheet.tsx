import { PhraseDraft as PhraseDraftSchema } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { describeBy } from '#ui/form/difference.ts';
import * as F from '#ui/form/fields/fields.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { useRemovePhrase, useSavePhrase, type PhraseDraft, type QuestionPhrase } from './data.ts';
import styles from './phrases.module.css';

const FORM = 'phrase-form';

const valuesOf = (phrase: QuestionPhrase | undefined): PhraseDraft => ({
  name: phrase?.name ?? '',
  text: phrase?.text ?? '',
});
const knownOf = (phrase: QuestionPhrase) => ({ version: phrase.version, values: valuesOf(phrase) });
const describe = describeBy({ name: copy.name, text: copy.text });

function usePhraseForm(phrase: QuestionPhrase | undefined, onClose: () => void) {
  const save = useSavePhrase();
  const form = useForm<PhraseDraft>({
    resolver: zodResolver(PhraseDraftSchema),
    defaultValues: valuesOf(phrase),
  });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  const { submit, choice } = useVersionedForm<PhraseDraft, PhraseDraft>({
    form,
    place: `phrase:${phrase?._id ?? 'new'}`,
    start: phrase && knownOf(phrase),
    readCurrent: (current) => knownOf(current as QuestionPhrase),
    describe,
    write: async (draft, known) => {
      await save.mutateAsync({ id: phrase?._id, draft, version: known?.version });
      toast(copy.saved(draft.name), { tone: 'success' });
      setDone(true);
      onClose();
    },
  });
  return { form, submit, choice, mayClose, setDone, isSaving: save.isPending };
}

function Removal({ phrase, onDone }: { phrase: QuestionPhrase; onDone: () => void }) {
  const remove = useRemovePhrase();
  const erase = async () => {
    const isDone = await runAction({
      ask: {
        title: copy.removeTitle(phrase.name),
        body: copy.removeBody,
        confirmLabel: copy.remove,
        tone: 'danger',
      },
      run: () => remove.mutateAsync(phrase._id),
      done: copy.removed,
    });
    if (isDone) onDone();
  };
  return (
    <Button kind="subtle" className={styles.remove} onClick={erase}>
      {copy.remove}
    </Button>
  );
}

/** The form of a new or an existing phrase. */
export function PhraseSheet({
  phrase,
  onClose,
}: {
  phrase: QuestionPhrase | undefined;
  onClose: () => void;
}) {
  const { form, submit, choice, mayClose, setDone, isSaving } = usePhraseForm(phrase, onClose);
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const finish = () => {
    setDone(true);
    onClose();
  };
  return (
    <Sheet
      title={phrase ? copy.edit : copy.add}
      side="centre"
      onClose={onClose}
      mayClose={mayClose}
      footer={
        <>
          {phrase && <Removal phrase={phrase} onDone={finish} />}
          <FormActions form={FORM} act={copy.save} isBusy={isSaving} onCancel={() => void cancel()} />
        </>
      }
    >
      <Form form={form} id={FORM} onSubmit={submit}>
        <F.Text name="name" label={copy.name} hint={copy.nameHint} maxLength={bounds.name} />
        <F.Textarea
          name="text"
          label={copy.text}
          maxLength={bounds.memo}
          rows={6}
          hasCounter
          hint={copy.hint}
        />
      </Form>
      {choice}
    </Sheet>
  );
}
