import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { users } from '#account/users/tables.ts';
import type { BufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { isIssuedId, issueId, type Secrets } from '#platform/crypto.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Actors } from './actors.ts';
import { readBasic, readBearer } from './credentials.ts';
import type { KeyRing } from './keys.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { issueToken, rotate } from './refresh.ts';
import type { DecryptCredential } from './decrypt-credential.ts';
import { refreshTokens, sessions } from './tables.ts';
import { hashToken, type Tokens } from './tokens.ts';
import type { Visit } from './visits/visits.ts';
import { presentSession } from './wire.ts';

export interface AuthDeps {
  ring: KeyRing;
  decryptCredential: DecryptCredential;
  secrets: Secrets;
  tokens: Tokens;
  actors: Actors;
  passwords: Passwords;
  limiter: Limiter;
  visits: BufferedWriter<Visit>;
  isSecure: boolean;
}

const KEEP_COOKIE = 'keep';
const KEEP_SECONDS = 30 * 24 * 60 * 60;

export function authRoutes(route: Route, deps: AuthDeps) {
  tokenRoutes(route, deps);
  visitRoutes(route, deps);
}

/** Logging in and out, and renewing tokens. */
function tokenRoutes(route: Route, deps: AuthDeps) {
  const { tokens, actors } = deps;

  route(auth.refreshToken, {
    run: async (ctx, { headers, query }, { request, reply }) => {
      const isKept = query.keep === 'true';
      if (headers.authorization === undefined) return restore(ctx, deps, { request, reply });
      const refreshToken = await logInBy(ctx, deps, {
        ...headers,
        authorization: headers.authorization,
        isKept,
        request,
      });
      if (isKept) await setKeepCookie(ctx, deps, reply, refreshToken);
      return { refreshToken };
    },
  });

  route(auth.accessToken, {
    run: async (ctx, { headers }) => {
      const token = readBearer(headers.authorization);
      if (!token) throw new AppError('unauthenticated', commonTexts.sessionOver);
      const { refreshToken, session, user } = await rotate(ctx, actors, token);
      const claims = {
        userId: user.id,
        userType: user.userType,
        isConsole: user.isConsole,
        sessionId: session.id,
      };
      return { accessToken: await tokens.sign(claims, ctx.now), refreshToken };
    },
  });

  route(auth.logout, {
    run: async (ctx, { headers }, { request, reply }) => {
      const tokens = [readBearer(headers.authorization), request.cookies[KEEP_COOKIE]];
      for (const token of tokens) {
        const userId = token && (await logOut(ctx.db, ctx.now, token));
        if (userId) await actors.drop(userId);
      }
      void reply.clearCookie(KEEP_COOKIE, { path: '/api/auth' });
      return {};
    },
  });
}

/** Serves the public key and visits, which a browser needs before login. */
function visitRoutes(route: Route, { ring, secrets, visits }: AuthDeps) {
  route(auth.publicKey, {
    run: async () => {
      const { kty, crv, x, y, use, kid, alg } = ring.current.encryption.publicJwk;
      if (!kty || !crv || !x || !y || !use || !alg) throw new Error('the encryption key is incomplete');
      return { publicKey: { kty, crv, x, y, use, kid, alg } };
    },
  });

  route(auth.session, {
    run: async (ctx, { query }) => {
      const requested = ctx.caller.session;
      const id = requested && isIssuedId(secrets, requested) ? requested : issueId(secrets);
      visits.add({ id, referrer: query.referrer ?? '', at: ctx.now });
      return presentSession(id);
    },
  });
}

interface LoginCall {
  authorization: string;
  'second-factor'?: string | undefined;
  usertype?: string | undefined;
  isKept: boolean;
  request: FastifyRequest;
}

async function logInBy(ctx: Context, deps: AuthDeps, call: LoginCall): Promise<string> {
  const basic = readBasic(call.authorization);
  const username = (await deps.decryptCredential(ctx.db, basic.username, ctx.now)).trim().toLowerCase();
  const password = await deps.decryptCredential(ctx.db, basic.password, ctx.now);
  const encryptedCode = call['second-factor'];
  const code = encryptedCode && (await deps.decryptCredential(ctx.db, encryptedCode, ctx.now));
  const isKnownBrowser = (await findStoredUsername(ctx, call.request.cookies[KEEP_COOKIE])) === username;
  return logIn(ctx, deps, {
    username,
    password,
    userType: call.usertype,
    isKept: call.isKept,
    isKnownBrowser,
    code,
  });
}

/** Restores the login from the cookie alone; only for our own pages. */
async function restore(
  ctx: Context,
  deps: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const cookie = request.cookies[KEEP_COOKIE];
  if (!cookie) throw new AppError('unauthenticated', commonTexts.loginRequired);
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    throw new AppError('unauthenticated', commonTexts.sessionOver);
  const { refreshToken } = await rotate(ctx, deps.actors, cookie);
  await setKeepCookie(ctx, deps, reply, refreshToken);
  return { refreshToken };
}

/** The cookie gets a token of its own, so that the tab's rotation never uses it up. */
async function setKeepCookie(ctx: Context, deps: AuthDeps, reply: FastifyReply, refreshToken: string) {
  const [row] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(refreshToken)));
  if (!row) return;
  const token = await issueToken(ctx, row.sessionId);
  void reply.setCookie(KEEP_COOKIE, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.isSecure,
    maxAge: KEEP_SECONDS,
  });
}

async function findStoredUsername(ctx: Context, cookie: string | undefined): Promise<string | undefined> {
  if (!cookie) return undefined;
  const [row] = await ctx.db
    .select({ username: users.username })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(refreshTokens.hash, hashToken(cookie)), isNull(sessions.endedAt)));
  return row?.username;
}
