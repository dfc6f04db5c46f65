import { FILE_MAX_BYTES, registrationEndings } from '@ieum/contract/foundation/files/enums.ts';
import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { say } from '#lib/format/copy.ts';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { fieldsCopy as copy } from './fields-copy.ts';
import styles from './fields.module.css';
import type { CompanyValues } from '../schemas.ts';

/** The business registration of a company, sent after the account was created. */
export function RegistrationField() {
  const { control } = useFormContext<CompanyValues>();
  const { field, fieldState } = useController({ control, name: 'registration' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => field.ref({ focus: () => box.current?.querySelector('input')?.focus() }));
  const file = field.value;
  const remove = () => {
    field.onChange(null);
    toast(copy.fileRemoved, { undo: () => field.onChange(file) });
  };
  return (
    <div ref={box} className={styles.file}>
      <FileDrop
        label={copy.registration}
        hint={copy.registrationHint}
        accept={registrationEndings}
        maxBytes={FILE_MAX_BYTES}
        onChoose={field.onChange}
        error={fieldState.error && say(userTexts.registrationRule)}
      />
      {file && <FileRow name={file.name} size={file.size} onRemove={remove} />}
    </div>
  );
}
