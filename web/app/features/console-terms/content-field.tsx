import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { sayKey } from '#lib/copy.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './console-terms.module.css';

const RichText = lazy(async () => ({
  default: (await import('#features/recruitment-editor/rich-text.tsx')).RichText,
}));

/** The text itself, with headings, lists and links. */
export function ContentField() {
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name: 'content' });
  const message = fieldState.error?.message;
  return (
    <div className={styles.content}>
      <span id={id} className={styles.label}>
        {copy.fields.content}
      </span>
      <Suspense fallback={<Skeleton height={320} radius={10} />}>
        <RichText
          ref={ref}
          labelledBy={id}
          value={String(value)}
          isInvalid={message !== undefined}
          hasPhotos={false}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Suspense>
      {message && (
        <div className={styles.fault}>
          <FieldError message={sayKey(message)} />
        </div>
      )}
    </div>
  );
}
