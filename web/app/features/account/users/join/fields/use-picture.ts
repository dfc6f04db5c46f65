import { commonTexts } from '@ieum/contract/common/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#ui/alert/show-error.ts';
import { say } from '#lib/format/copy.ts';
import { usePictureCrop } from '#ui/picture-crop/use-picture-crop.ts';
import { toast } from '#ui/toast/toasts.ts';
import { fieldsCopy } from './fields-copy.ts';
import type { Me, OwnAccountCalls } from '../own-account-calls.ts';

interface Picture {
  /** The id of the uploaded file; null removes the picture, undefined does not change it. */
  id: string | null | undefined;
  url: string | undefined;
}

/** The profile picture of the detailed form: cropped and uploaded when it is chosen, saved with the form. */
export function usePicture(upload: OwnAccountCalls['upload'], saved: Me['profile'] | undefined) {
  const [picture, setPicture] = useState<Picture>({ id: undefined, url: undefined });
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const { url } = picture;

  // A removed picture can be restored, so its object URL exists as long as the form.
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((one) => URL.revokeObjectURL(one));
  }, []);

  const { begin, crop } = usePictureCrop({
    onRejected: () => setError(say(commonTexts.unsupportedMedia)),
    onCropped: (cropped) => void keep(cropped),
  });
  const keep = async (file: File): Promise<void> => {
    setUploading(true);
    setError(undefined);
    try {
      const { _id } = await upload(file);
      const shown = URL.createObjectURL(file);
      made.current.push(shown);
      setPicture({ id: _id, url: shown });
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setUploading(false);
    }
  };
  const remove = () => {
    setPicture({ id: null, url: undefined });
    toast(fieldsCopy.picture.removed, { undo: () => setPicture(picture) });
  };
  const shownUrl = url ?? (picture.id === undefined ? saved?.url : undefined);
  return { id: picture.id, shownUrl, isUploading, error, begin, crop, remove };
}
