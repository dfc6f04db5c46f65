import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { uiCopy } from '../state/copy.ts';
import { FormActions } from '../form/form-actions.tsx';
import { Editable, EditableContext } from '../form/editable.tsx';
import { Form } from '../form/form.tsx';
import { PreviewedForm } from './previewed-form.tsx';
import type { Removal } from './row-form.ts';
import styles from './row-editor.module.css';

interface RowEditorProps<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>;
  onSubmit: (values: O) => Promise<void>;
  texts: { title: string; back: string; save: string; status?: string };
  /** The address of the list, for going back and cancelling. */
  list: string;
  isSaving: boolean;
  /** False where the reader may only look: the page says so and has no buttons to save or delete. */
  mayWrite?: boolean;
  /** More buttons of the header, such as a preview. */
  actions?: ReactNode;
  /** The button at the end that deletes the row. */
  removal?: Removal | undefined;
  /** The result beside the panels of fields. */
  preview?: ReactNode;
  /** Panels of fields. */
  children: ReactNode;
  /** Below the fields: versions, comments. */
  after?: ReactNode;
}

/** The page on which one row is written: way back, title, save and cancel, panels of fields, deletion. */
export function RowEditor<V extends FieldValues, O>(props: RowEditorProps<V, O>) {
  const { form, onSubmit, texts, list, isSaving, mayWrite = true, actions, removal, children, after } = props;
  const { preview } = props;
  const id = useId();
  return (
    <>
      <BackLink to={list}>{texts.back}</BackLink>
      <PageHeader
        title={texts.title}
        status={mayWrite ? texts.status : uiCopy.readOnly}
        actions={
          <>
            {actions}
            {mayWrite && <FormActions form={id} act={texts.save} isBusy={isSaving} onCancel={list} />}
          </>
        }
      />
      <Form form={form} id={id} className={styles.form} onSubmit={onSubmit}>
        {preview ? (
          <PreviewedForm preview={preview} isEditable={mayWrite}>
            {children}
          </PreviewedForm>
        ) : (
          <Editable isOn={mayWrite}>{children}</Editable>
        )}
        <EditableContext value={mayWrite}>{after}</EditableContext>
      </Form>
      {mayWrite && removal && (
        <div className={styles.remove}>
          <Button kind="default" onClick={removal.run}>
            {removal.label}
          </Button>
        </div>
      )}
    </>
  );
}
