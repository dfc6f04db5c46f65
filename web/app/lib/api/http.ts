import { fillPath, type Path } from '@ieum/contract/common/endpoint.ts';
import { ApiError, isErrorBody } from './api-error.ts';
import { locale } from '../format/copy.ts';
import { httpCopy as copy } from './http-copy.ts';
import { readPreview } from '../document/preview.ts';
import { readStored } from '../storage/tab-storage.ts';

/** The parts of one call by their names in the contract; `file` makes it multipart. */
export interface CallParts {
  params?: object;
  query?: object;
  headers?: object;
  body?: unknown;
  form?: object;
  file?: Blob;
  signal?: AbortSignal;
  /** Lets the call outlive the page, for the last save before leaving. */
  keepalive?: boolean;
  /** An automatic call, which does not count as activity of the session. */
  isBackground?: boolean;
}

export interface Answer {
  value: unknown;
  headers: Headers;
}

const worded = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const present = (part: object | undefined): [string, string][] =>
  Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, worded(value)]);

function addressOf(path: Path, parts: CallParts): string {
  const address = fillPath(path.path, { ...parts.params });
  const query = Object.entries(parts.query ?? {}).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.join(',') : value,
  ]);
  const search = new URLSearchParams(present(Object.fromEntries(query))).toString();
  return search ? `${address}?${search}` : address;
}

function multipart(parts: CallParts): FormData {
  const form = new FormData();
  for (const [name, value] of present(parts.form)) form.append(name, value);
  if (parts.file) form.append('file', parts.file, parts.file instanceof File ? parts.file.name : 'file');
  return form;
}

function bodyOf(parts: CallParts): BodyInit | undefined {
  if (parts.file || parts.form) return multipart(parts);
  return parts.body === undefined ? undefined : JSON.stringify(parts.body);
}

function headersOf(parts: CallParts, authorization: string | undefined): Headers {
  const headers = new Headers({ 'accept-language': locale });
  const session = readStored('session');
  if (session) headers.set('session', session);
  const preview = readPreview();
  if (preview) headers.set('preview', preview.token);
  else if (authorization) headers.set('authorization', authorization);
  if (parts.isBackground) headers.set('purpose', 'background');
  if (parts.body !== undefined && !parts.file && !parts.form) headers.set('content-type', 'application/json');
  for (const [name, value] of present(parts.headers)) headers.set(name, value);
  return headers;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, { code: 'offline', message: copy.offline });
  }
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : response.blob();
}

/** One request to the server with the given Authorization; throws ApiError for every error. */
export async function request(path: Path, parts: CallParts, authorization?: string): Promise<Answer> {
  const response = await reach(addressOf(path, parts), {
    method: path.method,
    headers: headersOf(parts, authorization),
    body: bodyOf(parts) ?? null,
    signal: parts.signal ?? null,
    keepalive: parts.keepalive ?? false,
  });
  const value = await read(response);
  if (response.ok) return { value, headers: response.headers };
  const unreadable = { code: 'internal', message: copy.unreadable };
  throw new ApiError(response.status, isErrorBody(value) ? value : unreadable);
}
