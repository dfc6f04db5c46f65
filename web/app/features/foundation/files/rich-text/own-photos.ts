import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import { useEffect, useState } from 'react';
import { ask } from '#lib/api/api.ts';

// A photo is its owner's alone until its recruitment is public, and the browser asks for pictures without the session: the
// content names its lasting address, and what the editor shows is fetched with the token.

const PHOTO = /\/api\/v1\/files\/([\da-f-]{36})/g;
const fetched = new Map<string, Promise<string>>();

async function fetchPhoto(id: string): Promise<string> {
  const { value } = await ask(filePaths.read, { params: { _file: id } });
  return URL.createObjectURL(value as Blob);
}

/** An address under which this page can show one's own photo; another picture keeps its own. */
export function shownPhoto(src: string): Promise<string> {
  const [, id] = [...src.matchAll(PHOTO)][0] ?? [];
  if (!id) return Promise.resolve(src);
  const known = fetched.get(id);
  if (known) return known;
  const asked = fetchPhoto(id).catch(() => {
    fetched.delete(id);
    return src;
  });
  fetched.set(id, asked);
  return asked;
}

/** Holds the place of a photo that is on its way. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A content with its photos as this page can show them. */
export function useShownPhotos(html: string): string {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    for (const [src] of html.matchAll(PHOTO))
      void shownPhoto(src).then((url) => setShown((before) => ({ ...before, [src]: url })));
  }, [html]);
  return html.replaceAll(PHOTO, (src) => shown[src] ?? EMPTY);
}
