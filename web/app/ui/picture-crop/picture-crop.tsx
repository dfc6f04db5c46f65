import { lazy, Suspense } from 'react';
import type { CropSheetProps } from './crop-sheet.tsx';

// Who keeps the picture they have never needs it.
const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

/** Lets a chosen picture be cut before it is uploaded; its code comes with the first picture. */
export function PictureCrop({ file, ...rest }: Omit<CropSheetProps, 'file'> & { file: File | undefined }) {
  if (!file) return null;
  return (
    <Suspense fallback={null}>
      <CropSheet file={file} {...rest} />
    </Suspense>
  );
}
