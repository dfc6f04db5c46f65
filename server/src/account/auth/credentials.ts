import { authTexts as m } from '@ieum/contract/account/auth/texts.ts';
import { AppError } from '#kit/errors.ts';

/**
 * Splits `Basic base64(encrypted username ":" encrypted password)`; anything else fails like a wrong
 * password.
 */
export function readBasic(authorization: string): { username: string; password: string } {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(authorization) ?? [];
  const [username, password, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (!username || !password || rest.length > 0) throw new AppError('unauthenticated', m.wrongCredentials);
  return { username, password };
}

/** The token of `Bearer …`, or undefined. */
export const readBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
