import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { IMAGE_MAX_BYTES, pictureEndings } from '@ieum/contract/foundation/files/enums.ts';
import { consoleFilePaths } from '@ieum/contract/foundation/files/paths.ts';
import type { Path } from '@ieum/contract/common/endpoint.ts';
import type { ReactNode } from 'react';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { useUpload } from '../use-upload.ts';
import { copy } from './copy.ts';
import styles from './picture-field.module.css';
import { useShownPictures } from './use-shown-pictures.ts';

/** The types of pictures that members may upload. */
const OF_MEMBERS = ['.jpg', '.jpeg', '.png'];

interface PictureFieldProps {
  label: string;
  value: FileRef | null;
  onChange: (file: FileRef | null) => void;
  hint?: ReactNode;
  /** A message or its key. */
  error?: string | undefined;
  /** Whether the picture may be left out. */
  isOptional?: boolean;
  /** The endpoint that receives it; that of administrators by default. */
  uploadTo?: Path;
}

/** One uploaded picture: dropped or chosen, shown, replaced. */
export function PictureField({
  label,
  value,
  onChange,
  hint,
  error,
  isOptional = false,
  uploadTo = consoleFilePaths.upload,
}: PictureFieldProps) {
  const upload = useUpload(uploadTo, onChange);
  const shown = useShownPictures(value ? [value] : [])[value?._id ?? ''];
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {value && (
        <div className={styles.picture}>{shown ? <img src={shown} alt={copy.preview} /> : <span />}</div>
      )}
      <FileDrop
        label={value ? copy.replace : copy.choose}
        accept={uploadTo === consoleFilePaths.upload ? pictureEndings : OF_MEMBERS}
        maxBytes={IMAGE_MAX_BYTES}
        hint={hint}
        error={upload.error ?? (error === undefined ? undefined : sayKey(error))}
        isBusy={upload.progress !== undefined}
        progress={upload.progress}
        onChoose={(file) => void upload.send(file)}
      />
      {value && isOptional && (
        <Button kind="subtle" size="sm" onClick={() => onChange(null)}>
          {copy.remove}
        </Button>
      )}
    </fieldset>
  );
}
