import { imageAccept } from '@ieum/contract/foundation/files/enums.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import IconCamera from '~icons/tabler/camera';
import { useRef, useState, type ChangeEvent } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { PictureCrop } from '#ui/picture-crop/picture-crop.tsx';
import { usePictureCrop } from '#ui/picture-crop/use-picture-crop.ts';
import { toast } from '#ui/toast/toasts.ts';
import { uploadPhoto } from '../data.ts';
import styles from './photo-field.module.css';
import { sectionCopy as copy } from '../sections/section-copy.ts';
import { viewCopy } from '../view/view-copy.ts';

interface PhotoFieldProps {
  name: string;
  profileId: string | null;
  profile: FileRef | null;
  onChange: (profileId: string | null) => void;
  error: string | undefined;
}

const MAX_BYTES = 20 * 1024 * 1024;

function problemOf(file: File): string | undefined {
  if (!imageAccept.split(',').includes(file.type)) return copy.photoWrong;
  return file.size > MAX_BYTES ? copy.photoHuge : undefined;
}

function useUpload(onDone: (profileId: string) => void) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { begin, crop } = usePictureCrop({
    onRejected: () => setProblem(copy.photoWrong),
    onCropped: (cropped) => void upload(cropped),
  });
  const choose = (file: File) => {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong) void begin(file);
  };
  const upload = async (file: File) => {
    setBusy(true);
    try {
      onDone((await uploadPhoto(file))._id);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 415 ? copy.photoWrong : copy.photoFailed);
    } finally {
      setBusy(false);
    }
  };
  return { problem, isBusy, choose, crop };
}

const Photo = ({ name, profile }: Pick<PhotoFieldProps, 'name' | 'profile'>) =>
  profile ? (
    <img src={profile.url} alt={viewCopy.photo(name)} width={104} height={139} />
  ) : (
    <span aria-hidden {...writtenIn(name)}>
      {name.slice(-2)}
    </span>
  );

/** The photo of the resume, which can be removed again. */
export function PhotoField({ name, profileId, profile, onChange, error }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, isBusy, choose, crop } = useUpload(onChange);
  const busy = { 'aria-busy': isBusy || undefined, disabled: isBusy };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file) choose(file);
  };
  const takeOut = () => {
    onChange(null);
    toast(copy.photoRemoved, { undo: () => onChange(profileId) });
  };
  return (
    <>
      <div className={styles.photo}>
        <span className={styles.frame} data-busy={isBusy || undefined}>
          <Photo name={name} profile={profileId === profile?._id ? profile : null} />
        </span>
        <input
          ref={input}
          type="file"
          accept={imageAccept}
          className="visually-hidden"
          aria-label={copy.photoAdd}
          tabIndex={-1}
          onChange={take}
        />
        <button type="button" {...busy} onClick={() => input.current?.click()}>
          <IconCamera size={16} stroke={1.9} aria-hidden />
          {profileId ? copy.photoChange : copy.photoAdd}
        </button>
        {profileId && (
          <button type="button" className={styles.remove} onClick={takeOut}>
            {copy.photoRemove}
          </button>
        )}
        {(problem ?? error) && (
          <p role="alert" className={styles.error}>
            {problem ?? error}
          </p>
        )}
      </div>
      <PictureCrop {...crop} offered={['portrait', 'square']} />
    </>
  );
}
