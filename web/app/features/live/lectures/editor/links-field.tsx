import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { copy } from './copy.ts';
import type { LectureFormValues } from './draft.ts';
import styles from './editor.module.css';

const { fields: labels } = copy;

/** Links of a lecture. */
export function LinksField() {
  const { control } = useFormContext<LectureFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  return (
    <div className={styles.links}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.link}>
          <Text name={`links.${at}.name`} label={labels.linkName} maxLength={lectureBounds.linkName} />
          <Text name={`links.${at}.href`} label={labels.href} type="url" maxLength={bounds.link} />
          <Checkbox name={`links.${at}.isDownload`} label={labels.isDownload} />
          <Button
            kind="subtle"
            size="sm"
            icon={<IconTrash size={18} aria-hidden />}
            aria-label={copy.removeLink(at + 1)}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {fields.length < lectureBounds.links && (
        <Button
          kind="default"
          size="sm"
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ name: '', href: '', isDownload: false })}
        >
          {copy.addLink}
        </Button>
      )}
    </div>
  );
}
