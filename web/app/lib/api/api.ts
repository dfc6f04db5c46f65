import type { Call, Endpoint, Path, Reply } from '@ieum/contract/common/endpoint.ts';
import { alertMessage } from '../layers/alert-port.ts';
import { ApiError } from './api-error.ts';
import { request, type Answer, type CallParts } from './http.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { readPreview } from '../document/preview.ts';
import { recordActivity } from '../session/last-activity.ts';
import { readTokens } from '../session/tokens.ts';

/** Sends one call to the server; the browser's over HTTP, a loader's inside the process. */
export type Send = (path: Path, parts: CallParts) => Promise<unknown>;

/** `catchall(never)` would make every key `never`; only the named ones count. */
type NamedKeys<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type NamedParts<C> = { [K in keyof C]: K extends 'query' ? NamedKeys<C[K]> : C[K] };
type RequiredKeys<C> = { [K in keyof C as {} extends C[K] ? never : K]: C[K] };
type OptionalKeys<C> = { [K in keyof C as {} extends C[K] ? K : never]?: C[K] };
type CallOptions = Pick<CallParts, 'signal' | 'keepalive' | 'isBackground'>;
export type CallOf<E extends Endpoint> = RequiredKeys<NamedParts<Call<E>>> &
  OptionalKeys<NamedParts<Call<E>>> &
  CallOptions;
type Arguments<E extends Endpoint> =
  {} extends RequiredKeys<NamedParts<Call<E>>> ? [call?: CallOf<E>] : [call: CallOf<E>];

/** Callable functions with the names of a module's endpoints. */
export type Api<T> = {
  [K in keyof T]: T[K] extends Endpoint ? (...call: Arguments<T[K]>) => Promise<Reply<T[K]>> : never;
};

const isAuthCall = (path: Path): boolean => path.path.startsWith('/api/auth/');

const isQuiet = (path: Path): boolean => isAuthCall(path) || path.path.endsWith('/users/check-username');

let endSession: (() => boolean) | undefined;
let leadToAccountSetup: (() => void) | undefined;
/** Errors of an account that must finish something on the page of its password first. */
const UNFINISHED = new Set(['password_change_required', 'second_factor_setup_required']);

/**
 * Sets what happens when a session can no longer be renewed; it returns true when the page itself shows
 * that.
 */
export function onSessionEnd(handler: () => boolean): void {
  endSession = handler;
}

/**
 * Sets what happens when the server rejects all calls until a temporary password is replaced or a required
 * second factor is set up.
 */
export function onAccountSetupDue(handler: () => void): void {
  leadToAccountSetup = handler;
}

function alertForbidden(path: Path, error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 403 || isQuiet(path)) return;
  // Data that a preview may not read stays empty; only an action is worth an alert.
  if (path.method === 'GET' && readPreview()) return;
  error.isReported = true;
  if (UNFINISHED.has(error.code)) {
    leadToAccountSetup?.();
    return;
  }
  void alertMessage(error.message);
}

async function attempt(path: Path, parts: CallParts, accessToken: string | undefined): Promise<Answer> {
  try {
    const answer = await request(path, parts, accessToken ? `Bearer ${accessToken}` : undefined);
    if (accessToken && !parts.isBackground) recordActivity();
    return answer;
  } catch (error) {
    alertForbidden(path, error);
    throw error;
  }
}

/** The browser's transport: bearer, one renewal after a 401, an alert for a 403. */
export const send: Send = async (path, parts) => (await sendWithHeaders(path, parts)).value;

/** The same with the response's headers, for files. */
export async function sendWithHeaders(path: Path, parts: CallParts): Promise<Answer> {
  const used = readTokens()?.accessToken;
  try {
    return await attempt(path, parts, used);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 401 && used !== undefined;
    if (!isEnded || isAuthCall(path)) throw error;
    const renewed = await refreshTokens(used);
    if (renewed) return attempt(path, parts, renewed.accessToken);
    if (endSession?.()) error.isReported = true;
    throw error;
  }
}

/**
 * The client of a module: `apiOf<typeof recruitments>(recruitmentPaths)`. A loader passes its own `send`.
 * Only types of the contract are imported, so no schema is in the page.
 */
export const apiOf = <T extends Record<string, Endpoint>>(
  paths: { [K in keyof T]: Path },
  sendCall: Send = send,
): Api<T> => {
  const calls: Record<string, unknown> = {};
  for (const [name, path] of Object.entries<Path>(paths)) {
    calls[name] = (parts: CallParts = {}) => sendCall(path, parts);
  }
  return calls as Api<T>;
};

/** The `sort` header of the specification's lists: `sortBy({ createdAt: -1 })`. */
export const sortBy = (keys: Record<string, 1 | -1>): string => JSON.stringify(keys);
