import { useId } from 'react';
import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import styles from './console-terms.module.css';
import { ContentEditor } from './content-editor.tsx';
import { copy } from './copy.ts';

/** The text itself, with headings, lists and links. */
export function ContentField() {
  const id = useId();
  const { field, fieldState } = useController({ name: 'content' });
  const message = fieldState.error?.message;
  return (
    <div className={styles.content}>
      <span id={id} className={styles.label}>
        {copy.fields.content}
      </span>
      <ContentEditor labelledBy={id} field={field} isInvalid={message !== undefined} />
      {message && (
        <div className={styles.fault}>
          <FieldError message={sayKey(message)} />
        </div>
      )}
    </div>
  );
}
