import { FILE_ADDRESS } from '@ieum/contract/common/own-address.ts';
import { filePaths } from '@ieum/contract/foundation/files/paths.ts';
import { useEffect, useState } from 'react';
import { sendWithHeaders } from '#lib/api/api.ts';

// A photo is visible only to its owner until its recruitment is public, and browsers request pictures without
// the session: the content contains its permanent address, and the editor fetches it with the token.

const fetched = new Map<string, Promise<string>>();

async function fetchPhoto(id: string): Promise<string> {
  const { value } = await sendWithHeaders(filePaths.read, { params: { _file: id } });
  return URL.createObjectURL(value as Blob);
}

/** An object URL of one's own photo; the address of any other picture is unchanged. */
export function shownPhoto(src: string): Promise<string> {
  const [, id] = [...src.matchAll(FILE_ADDRESS)][0] ?? [];
  if (!id) return Promise.resolve(src);
  const known = fetched.get(id);
  if (known) return known;
  const requested = fetchPhoto(id).catch(() => {
    fetched.delete(id);
    return src;
  });
  fetched.set(id, requested);
  return requested;
}

/** Shown until a photo is loaded. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A content whose photos this page can show. */
export function useShownPhotos(html: string): string {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    for (const [src] of html.matchAll(FILE_ADDRESS))
      void shownPhoto(src).then((url) => setShown((before) => ({ ...before, [src]: url })));
  }, [html]);
  return html.replaceAll(FILE_ADDRESS, (src) => shown[src] ?? EMPTY);
}
