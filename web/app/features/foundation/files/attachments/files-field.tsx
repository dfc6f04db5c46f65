import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { attachmentEndings, FILE_MAX_BYTES } from '@ieum/contract/foundation/files/enums.ts';
import type { Path } from '@ieum/contract/common/endpoint.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import { useController, useFormContext } from 'react-hook-form';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { useUpload } from '../use-upload.ts';
import { copy } from './copy.ts';
import styles from './files-field.module.css';

interface FilesFieldProps {
  name: string;
  label: string;
  /** The most files. */
  max: number;
  /** The endpoint that receives them; the caller's own uploads by default. */
  uploadTo?: Path;
  maxBytes?: number;
}

/** Files beside a text; the value is the list of them, the draft on the wire has their ids. */
export function FilesField({
  name,
  label,
  max,
  uploadTo = filePaths.upload,
  maxBytes = FILE_MAX_BYTES,
}: FilesFieldProps) {
  const { field } = useController({ name });
  const { getValues } = useFormContext();
  const files = field.value as readonly FileRef[];
  // Others may have been removed while it was uploaded.
  const add = (file: FileRef) => field.onChange([...(getValues(name) as readonly FileRef[]), file]);
  const { progress, error, send } = useUpload(uploadTo, add);
  const remove = (id: string) => field.onChange(files.filter(({ _id }) => _id !== id));
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {files.length > 0 && (
        <ul>
          {files.map(({ _id: id, name: fileName, size, url }) => (
            <li key={id}>
              <FileRow name={fileName} size={size} href={url} onRemove={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {files.length < max ? (
        <FileDrop
          label={copy.choose}
          accept={attachmentEndings}
          maxBytes={maxBytes}
          hint={copy.hint(max, sizeText(maxBytes))}
          isBusy={progress !== undefined}
          progress={progress}
          error={error}
          onChoose={(file) => void send(file)}
        />
      ) : (
        <p>{copy.tooMany(max)}</p>
      )}
    </fieldset>
  );
}
