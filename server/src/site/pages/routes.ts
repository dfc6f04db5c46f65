import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewLimitTexts } from '@ieum/contract/common/previews/limit-texts.ts';
import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { previewTexts } from '@ieum/contract/content/previews/texts.ts';
import type { ReadPreview } from '#content/previews/public.ts';
import { notFound } from '#kit/errors.ts';
import { requestedAddress } from './addresses.ts';
import { serveAssets } from './assets.ts';
import { encodingOf } from './encoding.ts';
import { findPage, renderUncached, type FindPageDeps } from './find-page.ts';
import { pageHeaders, setHeaders } from './headers.ts';
import { encodedAs, type Page } from './html-cache.ts';
import { limitRenderings } from './limit-renderings.ts';
import { addressInPreview, previewTokenIn, sendWhyNot } from './preview.ts';
import { clientFolder, isBuilt, type PagesOf } from './renderer.ts';

export interface PageDeps extends Omit<FindPageDeps, 'limitRenderings'> {
  pages: PagesOf;
  readPreview: ReadPreview;
  /** The next moment, in ms, at which planned content of these tags begins or ends. */
  nextChange: (tags: readonly string[], now: number) => number;
}

/** There is no such page. */
const NOWHERE = '/404';
const BEHIND_LOGIN = /^\/(dashboard|console)(\/|\?|$)/;

type PageRoutesDeps = PageDeps & FindPageDeps;

const isNoPage = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/static/');

/** Serves the built scripts and every page that is not a call. */
export async function pageRoutes(app: FastifyInstance, input: PageDeps) {
  const deps = { ...input, limitRenderings: limitRenderings() };
  await serveAssets(app, locales.filter(isBuilt), clientFolder);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  // A form sent before its page was interactive: the input is dropped and the page shown again.
  app.post('/*', async (request, reply) => {
    if (isNoPage(request.url)) throw notFound();
    const own = requestedAddress(request.url);
    if (!own) throw notFound();
    return reply.redirect(own, 303);
  });
  app.get('/*', async (request, reply) => {
    if (isNoPage(request.url)) throw notFound();
    return answerPage(deps, request, reply);
  });
}

async function answerPage(deps: PageRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const own = requestedAddress(request.url) ?? NOWHERE;
  const token = previewTokenIn(own);
  if (token !== undefined) return answerPreview(deps, { request, reply, own, token });
  const inPreview = addressInPreview(request, own);
  if (inPreview) return reply.header('cache-control', 'no-store').redirect(inPreview, 303);
  const locale = localeOfPage(request);
  const pages = await deps.pages(locale);
  const document = pages.documentOf(own);
  const page = await findPage(deps, { pages, document, locale, request });
  const now = deps.now().getTime();
  const secondsLeft = Math.max(0, Math.floor((deps.nextChange(document.tags, now) - now) / 1000));
  const isPublic = !BEHIND_LOGIN.test(own) && !document.isSecret;
  setHeaders(reply, { page, locale, isPublic, secondsLeft });
  if (document.isSecret) void reply.header('referrer-policy', 'no-referrer');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return sendPage(request, reply, page);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = encoding ? await encodedAs(page, encoding) : page.html;
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(body);
}

interface PreviewRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  own: string;
  token: string;
}

/** Renders a public page as its token says; the page is sent once and stored nowhere. */
async function answerPreview(deps: PageRoutesDeps, { request, reply, own, token }: PreviewRequest) {
  const preview = deps.readPreview(token, deps.now());
  if (!preview) return sendWhyNot(reply, localeOfPage(request), previewTexts.over);
  const locale = preview.language;
  const pages = await deps.pages(locale);
  const document = pages.documentOf(own);
  if (!document.isPublic) return sendWhyNot(reply, locale, previewLimitTexts.isPublic);
  const asked = { pages, document, locale, request, preview: { ...preview, token } };
  const page = await renderUncached(deps, asked, 'preview');
  void reply.headers({
    ...pageHeaders,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
  return sendPage(request, reply, page);
}

function localeOfPage(request: FastifyRequest): Locale {
  const chosen = request.cookies['locale'];
  return locales.find((locale) => locale === chosen) ?? 'ko';
}
