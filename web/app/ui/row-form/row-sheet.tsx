import { useId, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { RemoveButton } from '../action/remove-button.tsx';
import type { RemovalTexts } from '../action/removal.ts';
import { Editable } from '../form/editable.tsx';
import { Form } from '../form/form.tsx';
import { FormActions } from '../form/form-actions.tsx';
import type { ValueConflict } from '../form/merge-values.ts';
import { useVersionedForm } from '../form/versioned-form.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { useUnsaved } from '../layer/use-unsaved.ts';
import type { Difference } from '../layer/version-choice.tsx';
import { toast } from '../toast/toasts.ts';
import styles from './row-sheet.module.css';

interface Row {
  _id: string;
  version: number;
}

interface RowSheetProps<V extends FieldValues, O, R extends Row> {
  /** The kind of row, by which unsaved input is stored. */
  kind: string;
  /** The row that is edited; none for a new one. */
  row: R | undefined;
  valuesOf: (row: R | undefined) => V & DefaultValues<V>;
  resolver: Resolver<V, unknown, O>;
  describe: (conflict: ValueConflict) => Difference;
  save: (saved: { id: string | undefined; draft: O; version: number | undefined }) => Promise<unknown>;
  isSaving: boolean;
  nameOf: (values: O) => string;
  texts: { add: string; edit: string; save: string; saved: (name: string) => string };
  /** False where the reader may only look. */
  mayWrite?: boolean;
  /** The button that deletes the row. */
  removal?: { texts: RemovalTexts; name: string; run: () => Promise<unknown> } | undefined;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

function useRowSheet<V extends FieldValues, O, R extends Row>(props: RowSheetProps<V, O, R>) {
  const { kind, row, valuesOf, resolver, describe, save, nameOf, texts, onClose } = props;
  const form = useForm<V, unknown, O>({ resolver, defaultValues: valuesOf(row) });
  const { mayClose, setDone } = useUnsaved(form.formState.isDirty);
  const knownOf = (known: R) => ({ version: known.version, values: valuesOf(known) });
  const finish = () => {
    setDone(true);
    onClose();
  };
  const { submit, choice } = useVersionedForm<V, O>({
    form,
    draftKey: `${kind}:${row?._id ?? 'new'}`,
    start: row && knownOf(row),
    readCurrent: (current) => knownOf(current as R),
    describe,
    write: async (draft, known) => {
      await save({ id: row?._id, draft, version: known?.version });
      toast(texts.saved(nameOf(draft)), { tone: 'success' });
      finish();
    },
  });
  return { form, submit, choice, mayClose, finish };
}

/**
 * The sheet in which one row is written: asks before input is discarded, merges with what others saved
 * meanwhile, deletes, and closes.
 */
export function RowSheet<V extends FieldValues, O, R extends Row>(props: RowSheetProps<V, O, R>) {
  const { row, isSaving, texts, mayWrite = true, removal, onClose, children } = props;
  const id = useId();
  const { form, submit, choice, mayClose, finish } = useRowSheet(props);
  const cancel = async () => {
    if (await mayClose()) onClose();
  };
  const footer = (
    <>
      {removal && <RemoveButton {...removal} className={styles.remove} onDone={finish} />}
      <FormActions form={id} act={texts.save} isBusy={isSaving} onCancel={() => void cancel()} />
    </>
  );
  return (
    <Sheet
      title={row ? texts.edit : texts.add}
      side="centre"
      onClose={onClose}
      mayClose={mayClose}
      {...(mayWrite && { footer })}
    >
      <Form form={form} id={id} onSubmit={submit}>
        <Editable isOn={mayWrite}>{children}</Editable>
      </Form>
      {choice}
    </Sheet>
  );
}
