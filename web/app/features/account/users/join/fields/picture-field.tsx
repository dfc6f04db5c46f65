import { IMAGE_MAX_BYTES, pictureEndings } from '@ieum/contract/foundation/files/enums.ts';
import IconUser from '~icons/tabler/user';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { Button } from '#ui/button/button.tsx';
import { PictureCrop } from '#ui/picture-crop/picture-crop.tsx';
import { fieldsCopy } from './fields-copy.ts';
import styles from './picture-field.module.css';
import type { usePicture } from './use-picture.ts';

const copy = fieldsCopy.picture;

/** A profile picture with its square preview; a chosen file is cropped first. */
export function PictureField({ picture }: { picture: ReturnType<typeof usePicture> }) {
  const { shownUrl, isUploading, error, begin, crop, remove } = picture;
  return (
    <div className={styles.field}>
      <div className={styles.preview}>
        {shownUrl ? (
          <img src={shownUrl} alt={copy.preview} />
        ) : (
          <IconUser size={44} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={styles.choose}>
        <FileDrop
          label={shownUrl ? copy.change : copy.choose}
          hint={copy.hint}
          accept={pictureEndings}
          maxBytes={IMAGE_MAX_BYTES}
          onChoose={(file) => void begin(file)}
          error={error}
          isBusy={isUploading}
        />
        {shownUrl && (
          <Button kind="subtle" size="sm" onClick={remove}>
            {copy.remove}
          </Button>
        )}
      </div>
      <PictureCrop {...crop} offered={['square']} />
    </div>
  );
}
