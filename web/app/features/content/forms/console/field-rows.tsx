import { bounds } from '@ieum/contract/common/bounds.ts';
import { FORM_FIELDS_MAX } from '@ieum/contract/content/forms/enums.ts';
import IconTrash from '~icons/tabler/trash';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { useEditable } from '#ui/form/editable.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { copy } from './copy.ts';
import type { FormValues } from './draft.ts';
import styles from './form-editor.module.css';

const texts = copy.field;

/** The filled-in fields: a name and a value in each row. */
export function FieldRows() {
  const isEditable = useEditable();
  const { fields, append, remove } = useFieldArray<FormValues, 'fields'>({ name: 'fields' });
  return (
    <div className={styles.fields}>
      {fields.length === 0 && <p>{texts.none}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.field}>
          <Text name={`fields.${index}.name`} label={texts.name} maxLength={bounds.name} />
          <Text name={`fields.${index}.value`} label={texts.value} maxLength={bounds.memo} isOptional />
          {isEditable && (
            <Button kind="subtle" aria-label={texts.remove(index + 1)} onClick={() => remove(index)}>
              <IconTrash size={18} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {isEditable && fields.length < FORM_FIELDS_MAX && (
        <Button kind="default" onClick={() => append({ name: '', value: '' })}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
