import { lazy, Suspense } from 'react';
import type { ChosenPicture, CropSheetProps } from './crop-sheet.tsx';

// Who keeps the picture they have never needs it.
const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

type PictureCropProps = Omit<CropSheetProps, 'picture'> & { picture: ChosenPicture | undefined };

/** Lets a chosen picture be cut before it is uploaded; its code comes with the first picture. */
export function PictureCrop({ picture, ...rest }: PictureCropProps) {
  if (!picture) return null;
  return (
    <Suspense fallback={null}>
      <CropSheet picture={picture} {...rest} />
    </Suspense>
  );
}
