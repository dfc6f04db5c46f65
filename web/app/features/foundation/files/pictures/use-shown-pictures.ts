import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { useEffect, useState } from 'react';
import { shownPhoto } from '../rich-text/own-photos.ts';

/** Addresses by id at which the editor can show pictures, also while only their owner may see them. */
export function useShownPictures(files: readonly FileRef[]): Readonly<Record<string, string>> {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const key = files.map(({ _id, url }) => `${_id} ${url}`).join('\n');
  useEffect(() => {
    for (const line of key.split('\n').filter(Boolean)) {
      const [id = '', url = ''] = line.split(' ');
      void shownPhoto(url).then((found) =>
        setShown((before) => (before[id] === found ? before : { ...before, [id]: found })),
      );
    }
  }, [key]);
  return shown;
}
