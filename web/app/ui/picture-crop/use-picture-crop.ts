import { useState } from 'react';
import type { ChosenPicture } from './crop-sheet.tsx';
import { isPicture } from './draw-crop.ts';

interface PictureCropUse {
  /** The browser cannot open it as a picture. */
  onRejected: () => void;
  onCropped: (picture: File) => void;
}

/**
 * The state of a picture between being chosen and cropped; `begin` takes the chosen file, the rest is
 * passed to `PictureCrop`.
 */
export function usePictureCrop({ onRejected, onCropped }: PictureCropUse) {
  const [picture, setPicture] = useState<ChosenPicture>();
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(undefined);
  };
  const begin = async (file: File): Promise<void> => {
    if (await isPicture(file)) setPicture({ file, url: URL.createObjectURL(file) });
    else onRejected();
  };
  const done = (cropped: File) => {
    close();
    onCropped(cropped);
  };
  return { begin, crop: { picture, onDone: done, onClose: close } };
}
