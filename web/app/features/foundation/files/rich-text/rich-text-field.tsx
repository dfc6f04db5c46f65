import { useId } from 'react';
import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import { ContentEditor } from './content-editor.tsx';
import styles from './rich-text-field.module.css';

interface RichTextFieldProps {
  name: string;
  label: string;
  /** Whether photos can be inserted; the module must store them with the text. */
  hasPhotos?: boolean;
}

/** A formatted text with headings, lists, links and, where they are stored, photos. */
export function RichTextField({ name, label, hasPhotos = false }: RichTextFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <div className={styles.content}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ContentEditor labelledBy={id} field={field} isInvalid={message !== undefined} hasPhotos={hasPhotos} />
      {message && (
        <div className={styles.error}>
          <FieldError message={sayKey(message)} />
        </div>
      )}
    </div>
  );
}
