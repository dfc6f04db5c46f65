import { writeStored, readStored } from '../storage/tab-storage.ts';

export interface Tokens {
  refreshToken: string;
  accessToken: string;
}

/** The access token's payload. */
export interface Payload {
  _user: string;
  userType: 'PERSON' | 'COMPANY' | null;
  scope: string[];
  sid: string;
  exp: number;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && '_user' in value && 'scope' in value && 'sid' in value;

/** The unverified payload of a token, which only decides what this browser shows. */
export function payloadOf(accessToken: string | undefined): Payload | undefined {
  const part = accessToken?.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** The tokens of this tab, or nothing when it is logged out. */
export function readTokens(): Tokens | undefined {
  const refreshToken = readStored('refreshToken');
  const accessToken = readStored('accessToken');
  return refreshToken && accessToken ? { refreshToken, accessToken } : undefined;
}

/** Stores both tokens in session storage. */
export function storeTokens(tokens: Tokens): void {
  writeStored('refreshToken', tokens.refreshToken);
  writeStored('accessToken', tokens.accessToken);
}

/** The session of these tokens; tabs share tokens of the same session only. */
export const sessionIdOf = (tokens: Tokens | undefined): string | undefined =>
  payloadOf(tokens?.accessToken)?.sid;
