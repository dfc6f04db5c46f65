import { useState } from 'react';
import { isPicture } from './draw-crop.ts';

interface PictureCropUse {
  /** The browser cannot open it as a picture. */
  onRefused: () => void;
  onCropped: (picture: File) => void;
}

/** A picture between being chosen and being cut; `begin` takes the chosen file, the rest goes to `PictureCrop`. */
export function usePictureCrop({ onRefused, onCropped }: PictureCropUse) {
  const [file, setFile] = useState<File>();
  const close = () => setFile(undefined);
  const begin = async (chosen: File): Promise<void> => {
    if (await isPicture(chosen)) setFile(chosen);
    else onRefused();
  };
  const done = (picture: File) => {
    close();
    onCropped(picture);
  };
  return { begin, crop: { file, onDone: done, onClose: close } };
}
