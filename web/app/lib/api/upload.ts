import { fillPath, type Path } from '@ieum/contract/common/endpoint.ts';
import { ApiError, isErrorBody } from './api-error.ts';
import { locale } from '../format/copy.ts';
import { httpCopy as copy } from './http-copy.ts';
import { readPreview } from '../document/preview.ts';
import { readStored } from '../storage/tab-storage.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { readTokens } from '../session/tokens.ts';

/** One file being uploaded: `onProgress` receives the sent part from 0 to 1. */
export interface Upload {
  params?: Record<string, string>;
  file: File;
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

const offline = () => new ApiError(0, { code: 'offline', message: copy.offline });

function answerOf(request: XMLHttpRequest): unknown {
  if (request.status >= 200 && request.status < 300) return request.response;
  const unreadable = { code: 'internal', message: copy.unreadable };
  const body: unknown = request.response;
  throw new ApiError(request.status, isErrorBody(body) ? body : unreadable);
}

function attempt(path: Path, upload: Upload, accessToken: string | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(path.method, fillPath(path.path, upload.params));
    request.responseType = 'json';
    request.setRequestHeader('accept-language', locale);
    const session = readStored('session');
    if (session) request.setRequestHeader('session', session);
    const preview = readPreview();
    if (preview) request.setRequestHeader('preview', preview.token);
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      upload.onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(offline()));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('load', () => {
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    });
    upload.signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', upload.file, upload.file.name);
    request.send(form);
  });
}

/**
 * Uploads one file as multipart with progress, which `fetch` does not report; one renewal of the session
 * after a 401.
 */
export async function uploadFile(path: Path, upload: Upload): Promise<unknown> {
  const used = readTokens()?.accessToken;
  try {
    return await attempt(path, upload, used);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 401 && used !== undefined;
    const renewed = isEnded ? await refreshTokens(used) : undefined;
    if (!renewed) throw error;
    return attempt(path, upload, renewed.accessToken);
  }
}
