import { commonMessages } from '@ieum/contract/messages/common.ts';
import { useEffect, useState } from 'react';
import { failureText } from '#features/auth/failure.ts';
import { say } from '#lib/copy.ts';
import { usePictureCrop } from '#ui/picture-crop/use-picture-crop.ts';
import type { Me, MeCalls } from './me-calls.ts';

interface Picture {
  /** The id of the uploaded file; null takes the picture away, undefined leaves it as it is. */
  id: string | null | undefined;
  url: string | undefined;
}

/** The profile picture of the detailed form: cut and uploaded when it is chosen, kept when the form is saved (§3). */
export function usePicture(upload: MeCalls['upload'], saved: Me['profile'] | undefined) {
  const [picture, setPicture] = useState<Picture>({ id: undefined, url: undefined });
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const { url } = picture;

  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  const { begin, crop } = usePictureCrop({
    onRefused: () => setError(say(commonMessages.unsupportedMedia)),
    onCropped: (cropped) => void keep(cropped),
  });
  const keep = async (file: File): Promise<void> => {
    setUploading(true);
    setError(undefined);
    try {
      const { _id } = await upload(file);
      setPicture({ id: _id, url: URL.createObjectURL(file) });
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setUploading(false);
    }
  };
  const remove = () => setPicture({ id: null, url: undefined });
  const shownUrl = url ?? (picture.id === undefined ? saved?.url : undefined);
  return { id: picture.id, shownUrl, isUploading, error, begin, crop, remove };
}
