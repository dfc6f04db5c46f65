import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { ChosenPicture, CropSheetProps } from './crop-sheet.tsx';

// Not needed when the existing picture is not changed.
const CropSheet = lazyPart(async () => (await import('./crop-sheet.tsx')).CropSheet);

type PictureCropProps = Omit<CropSheetProps, 'picture'> & { picture: ChosenPicture | undefined };

/** Crops a chosen picture before it is uploaded; its code is loaded with the first picture. */
export function PictureCrop({ picture, ...rest }: PictureCropProps) {
  if (!picture) return null;
  return (
    <Suspense fallback={null}>
      <CropSheet picture={picture} {...rest} />
    </Suspense>
  );
}
