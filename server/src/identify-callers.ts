import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { previewTexts } from '@ieum/contract/content/previews/texts.ts';
import { readBearer, type createReadIdentity } from '#account/auth/public.ts';
import { AppError } from '#kit/errors.ts';
import type { createModules } from './modules.ts';

/**
 * Where a bearer is not an access token: the auth module reads refresh tokens, the metrics have a token of
 * their own.
 */
const OWN_BEARERS = /^\/(api\/auth\/|api\/health\b|metrics(\?|$))/;
/** The one path that also accepts the access token in the address. */
const QUERY_TOKEN_PATH = '/api/v1/me';

interface Deps extends Pick<Awaited<ReturnType<typeof createModules>>, 'readPreview' | 'noteUse'> {
  readIdentity: ReturnType<typeof createReadIdentity>;
  now: () => Date;
}

/** Reads the caller of every request: the account of its token, or a preview. */
export function registerCallers(app: FastifyInstance, { readIdentity, readPreview, noteUse, now }: Deps) {
  app.decorateRequest('actor', undefined);
  app.decorateRequest('preview', undefined);
  app.addHook('onRequest', async (request) => {
    const ofPreview = request.headers['preview'];
    if (ofPreview !== undefined) {
      // An account of the browser has no part in a preview, whatever else is sent.
      request.preview = readPreview(String(ofPreview), now());
      if (!request.preview) throw new AppError('forbidden', previewTexts.over);
      return;
    }
    const token = tokenOf(request);
    if (!token) return;
    request.actor = (await readIdentity(token))?.actor;
    if (!request.actor) throw new AppError('unauthenticated', commonTexts.sessionOver);
    noteUse(request.actor, { purpose: request.headers['purpose'], at: now() });
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  if (OWN_BEARERS.test(request.url)) return undefined;
  const bearer = readBearer(request.headers.authorization);
  if (bearer || request.method !== 'GET' || request.url.split('?')[0] !== QUERY_TOKEN_PATH) return bearer;
  const { accessToken } = request.query as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : undefined;
}
