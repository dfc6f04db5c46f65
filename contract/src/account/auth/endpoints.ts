import { z } from 'zod';
import { authPaths } from './paths.ts';
import { freeText, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';

// User ID and password of a login arrive encrypted.

/** An encrypted value: a JWE compact string over `{ value, iat, jti }`, usable once within five minutes. */
export const EncryptedValue = z.string().min(1).max(4096);

const Token = z.string().max(2048);
const Jwk = z.object({
  kty: z.string().max(10),
  crv: z.string().max(20),
  x: z.string().max(100),
  y: z.string().max(100),
  use: z.string().max(10),
  kid: z.string().max(64),
  alg: z.string().max(20),
});

const authorization = { authorization: z.string().max(12_000).optional() };

export const auth = endpointsOf('auth', {
  publicKey: endpoint({
    ...authPaths.publicKey,
    summary: 'Read the key that login values are encrypted to',
    transaction: 'manual',
    response: z.object({ publicKey: Jwk }),
  }),
  refreshToken: endpoint({
    ...authPaths.refreshToken,
    summary: 'Log in: exchange encrypted credentials for a refresh token',
    transaction: 'manual',
    cookies: true,
    headers: z.object({
      ...authorization,
      usertype: z.string().max(20).optional(),
      'sec-fetch-site': z.string().max(20).optional(),
      /** The encrypted code of the second factor; asked for by 401 `second_factor_required`. */
      'second-factor': z.string().max(4096).optional(),
    }),
    query: z.object({ keep: z.enum(['true', 'false']).default('false') }),
    response: z.object({ refreshToken: Token }),
  }),
  accessToken: endpoint({
    ...authPaths.accessToken,
    summary: 'Exchange a refresh token for an access token',
    transaction: 'manual',
    headers: z.object(authorization),
    response: z.object({ accessToken: Token, refreshToken: Token }),
  }),
  logout: endpoint({
    ...authPaths.logout,
    summary: 'End the session of a refresh token',
    transaction: 'manual',
    cookies: true,
    headers: z.object(authorization),
    response: Nothing,
  }),
  session: endpoint({
    ...authPaths.session,
    summary: 'Begin or continue an anonymous browser session',
    transaction: 'manual',
    query: z.object({ referrer: freeText(2000).optional() }),
    response: z.object({ _session: z.string().max(64) }),
  }),
});
