import type { Path } from '@ieum/contract/common/endpoint.ts';
import { sendWithHeaders } from './api.ts';
import type { CallParts } from './http.ts';

/** Long enough for every browser to have read the bytes. */
const REVOKE_AFTER_MS = 60_000;

/** The file name of a response, from Content-Disposition (RFC 5987); `download` when there is none. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'download';
}

/** Fetches a file with the session's token and downloads it; rejects with ApiError. */
export async function download(path: Path, parts: CallParts = {}): Promise<void> {
  const { value, headers } = await sendWithHeaders(path, parts);
  const address = URL.createObjectURL(value as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(headers.get('content-disposition'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
