import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { previewTexts } from '@ieum/contract/content/previews/texts.ts';
import type { ReadPreview } from '#content/previews/public.ts';
import { toAppError } from '#kit/http/error-handler.ts';
import { notFound, statusOf, tooMany } from '#kit/errors.ts';
import type { Caller } from '#kit/context.ts';
import type { Invoke } from '#kit/http/route.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { requestedAddress, cacheKeyOf } from './addresses.ts';
import { encodingOf } from './encoding.ts';
import { encodedAs, pageOf, type HtmlCache, type Page } from './html-cache.ts';
import { policyOf } from './content-security-policy.ts';
import { addressInPreview, previewTokenIn, sendWhyNot } from './preview.ts';
import { limitRenderings, type LimitRenderings } from './limit-renderings.ts';
import {
  clientFolder,
  isBuilt,
  type DemoAccount,
  type DocumentAddress,
  type PageContext,
  type Pages,
  type PagesOf,
} from './renderer.ts';

export interface PageDeps {
  pages: PagesOf;
  invoke: Invoke;
  readPreview: ReadPreview;
  cache: HtmlCache;
  /** The next moment, in ms, at which planned content of these tags begins or ends. */
  nextChange: (tags: readonly string[], now: number) => number;
  limiter: Limiter;
  publicUrl: string;
  demoAccounts: readonly DemoAccount[];
  /** Transforms of documents to leave out, or `all`. */
  without: readonly string[];
  now: () => Date;
  /** Off during development: the bundler's own scripts are not known beforehand. */
  hasPolicy: boolean;
}

/** The limit of documents rendered for one network; cached pages do not count. */
const CACHED_LIMIT = { max: 300, perSeconds: 60 };
const UNCACHED_LIMIT = { max: 60, perSeconds: 60 };
/** There is no such page. */
const NOWHERE = '/404';
const A_YEAR = '1y';
const BEHIND_LOGIN = /^\/(dashboard|console)(\/|\?|$)/;

type PageRoutesDeps = PageDeps & { limitRenderings: LimitRenderings };

/** Serves the built scripts and every page that is not a call. */
export async function pageRoutes(app: FastifyInstance, input: PageDeps) {
  const deps = { ...input, limitRenderings: limitRenderings() };
  for (const locale of locales) if (isBuilt(locale)) await serveAssets(app, locale);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  // A form sent before its page was interactive: the input is dropped and the page shown again.
  app.post('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    const own = requestedAddress(request.url);
    if (!own) throw notFound();
    return reply.redirect(own, 303);
  });
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/static/')) throw notFound();
    return answerPage(deps, request, reply);
  });
}

const serveAssets = (app: FastifyInstance, locale: Locale) =>
  app.register(fastifyStatic, {
    root: clientFolder(locale),
    prefix: `/static/${locale}/`,
    decorateReply: false,
    index: false,
    wildcard: true,
    immutable: true,
    maxAge: A_YEAR,
    preCompressed: true,
  });

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
  if (!document.isPublic) return sendWhyNot(reply, locale, commonTexts.previewIsPublic);
  await takeRendering(deps, `preview ${networkOf(request.ip)}`, UNCACHED_LIMIT);
  const asked = { pages, document, locale, request, preview: { ...preview, token } };
  const page = await deps.limitRenderings(() => renderPage(deps, asked));
  void reply.headers({
    ...pageHeaders,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
  return sendPage(request, reply, page);
}

interface DocumentRequest {
  pages: Pages;
  document: DocumentAddress;
  locale: Locale;
  request: FastifyRequest;
  preview?: NonNullable<ReturnType<ReadPreview>> & { token: string };
}

async function findPage(deps: PageRoutesDeps, asked: DocumentRequest): Promise<Page> {
  const { document, locale, request } = asked;
  const render = () => deps.limitRenderings(() => renderPage(deps, asked));
  if (!document.isCached) {
    await takeRendering(deps, `uncached page ${networkOf(request.ip)}`, UNCACHED_LIMIT);
    return render();
  }
  const key = cacheKeyOf(document.address, locale, deps.now());
  if (!deps.cache.has(key)) await takeRendering(deps, `page ${networkOf(request.ip)}`, CACHED_LIMIT);
  return deps.cache.get(key, document.tags, render);
}

async function takeRendering(
  { limiter }: PageRoutesDeps,
  key: string,
  limit: { max: number; perSeconds: number },
) {
  const answer = await limiter.take({ key, ...limit });
  if (!answer.ok) throw tooMany(answer.retryAfterSeconds);
}

async function renderPage(
  deps: PageRoutesDeps,
  { pages, document, locale, request, preview }: DocumentRequest,
): Promise<Page> {
  const caller: Caller = {
    address: request.ip,
    session: undefined,
    locale,
    userAgent: '',
    requestId: request.id,
  };
  let delivered: string | undefined;
  const context: PageContext = {
    deliver: (html) => {
      delivered = html;
    },
    locale,
    demoAccounts: deps.demoAccounts,
    without: deps.without,
    send: (path, parts) =>
      deps.invoke(path, parts, caller, preview).catch((error: unknown) => throwWireError(error, caller)),
    ...(preview && {
      preview: { token: preview.token, at: preview.at.toISOString(), viewer: preview.viewer },
    }),
    report: (error) => request.log.error({ err: error }, 'a page failed'),
  };
  const url = new URL(document.address, deps.publicUrl);
  if (preview) url.searchParams.set('preview', preview.token);
  const response = await pages.render(new Request(url, { signal: AbortSignal.timeout(10_000) }), context);
  const html = delivered ?? (await response.text());
  return pageOf(
    response.status,
    Buffer.from(html),
    deps.hasPolicy
      ? policyOf(html, { framedBy: preview ? "'self'" : "'none'", frames: document.frames })
      : '',
  );
}

/** A loader receives an error in its wire form. */
function throwWireError(error: unknown, { locale, requestId }: Caller): never {
  const failure = toAppError(error);
  if (failure.code === 'internal') throw error;
  const message = sayIn(locale, failure.text.text, failure.details.values);
  throw { status: statusOf[failure.code], code: failure.code, message, requestId };
}

interface PageAnswer {
  page: Page;
  locale: Locale;
  isPublic: boolean;
  /** Until planned content changes the page. */
  secondsLeft: number;
}

const SHARED_SECONDS = 30;
const STALE_SECONDS = 60;

/** Pages behind the login are stored nowhere, so that most browsers do not show them on Back after logout. */
function cacheControlOf({ page, locale, isPublic, secondsLeft }: PageAnswer): string {
  if (page.status >= 400 || !isPublic) return 'no-store';
  if (locale !== 'ko') return 'private, max-age=0';
  const shared = `public, max-age=0, s-maxage=${Math.min(SHARED_SECONDS, secondsLeft)}`;
  const staleUntil = SHARED_SECONDS + STALE_SECONDS;
  return secondsLeft < staleUntil ? shared : `${shared}, stale-while-revalidate=${STALE_SECONDS}`;
}

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
};

function setHeaders(reply: FastifyReply, answered: PageAnswer) {
  const { page } = answered;
  void reply.headers({
    etag: page.etag,
    // The language comes from a cookie, the only one that is sent to pages.
    vary: 'accept-encoding, cookie',
    'cache-control': cacheControlOf(answered),
    ...pageHeaders,
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
}

function localeOfPage(request: FastifyRequest): Locale {
  const chosen = request.cookies['locale'];
  return locales.find((locale) => locale === chosen) ?? 'ko';
}
