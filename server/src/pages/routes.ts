import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales, type Locale } from '@ieum/contract/messages/message.ts';
import { asRefusal } from '#kit/error-handler.ts';
import { notFound, statusOf, tooMany } from '#kit/errors.ts';
import type { Caller } from '#kit/context.ts';
import type { Invoke } from '#kit/route.ts';
import { sayIn } from '@ieum/contract/messages/message.ts';
import type { Limiter } from '#platform/limits.ts';
import { networkOf } from '#platform/networks.ts';
import { cacheKeyOf, tagsOf } from './addresses.ts';
import { encodingOf } from './encoding.ts';
import { encodedAs, pageOf, type HtmlCache, type Page } from './html-cache.ts';
import { policyOf } from './policy.ts';
import { withScriptsLast } from './scripts.ts';
import { withOwnStyles } from './styles.ts';
import { clientFolder, isBuilt, type PageContext, type Render } from './renderer.ts';

export interface PageDeps {
  render: Render;
  invoke: Invoke;
  cache: HtmlCache;
  limiter: Limiter;
  publicUrl: string;
  isDemo: boolean;
  now: () => Date;
  /** Off while developing: the bundler's own scripts are not known beforehand. */
  hasPolicy: boolean;
}

const UNCACHED_LIMIT = { max: 60, perSeconds: 60 };
const A_YEAR = '1y';

/** Serves the built scripts and every page that is not a call. */
export async function pageRoutes(app: FastifyInstance, deps: PageDeps) {
  for (const locale of locales) if (isBuilt(locale)) await serveAssets(app, locale);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  // A form sent before its page came to life: what was typed is dropped, the page shown again.
  app.post('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    return reply.redirect(request.url, 303);
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

async function answerPage(deps: PageDeps, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, deps.publicUrl);
  const locale = localeOfPage(request);
  const page = await findPage(deps, { url, locale, request });
  setHeaders(deps, reply, { page, locale });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = encoding ? await encodedAs(page, encoding) : page.html;
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(body);
}

interface Asked {
  url: URL;
  locale: Locale;
  request: FastifyRequest;
}

async function findPage(deps: PageDeps, asked: Asked): Promise<Page> {
  const { url, locale, request } = asked;
  const render = () => renderPage(deps, asked);
  const key = cacheKeyOf(url, locale, deps.now());
  if (key) return deps.cache.get(key, tagsOf(url.pathname), render);
  const answer = await deps.limiter.take({ key: `page ${networkOf(request.ip)}`, ...UNCACHED_LIMIT });
  if (!answer.ok) throw tooMany(answer.retryAfterSeconds);
  return render();
}

async function renderPage(deps: PageDeps, { url, locale, request }: Asked): Promise<Page> {
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
    isDemo: deps.isDemo,
    send: (path, parts) => deps.invoke(path, parts, caller).catch((error: unknown) => refuse(error, caller)),
    report: (error) => request.log.error({ err: error }, 'a page failed'),
  };
  const response = await deps.render(new Request(url, { signal: AbortSignal.timeout(10_000) }), context);
  const html = withScriptsLast(withOwnStyles(delivered ?? (await response.text())));
  return pageOf(response.status, Buffer.from(html), deps.hasPolicy ? policyOf(html) : '');
}

/** A loader is told of a refusal as the wire tells it. */
function refuse(error: unknown, { locale, requestId }: Caller): never {
  const refusal = asRefusal(error);
  if (refusal.code === 'internal') throw error;
  const message = sayIn(locale, refusal.said.text, refusal.details.values);
  throw { status: statusOf[refusal.code], code: refusal.code, message, requestId };
}

function setHeaders(deps: PageDeps, reply: FastifyReply, { page, locale }: { page: Page; locale: Locale }) {
  const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
  void reply.headers({
    etag: page.etag,
    // The language is told by a cookie, the only one that reaches a page.
    vary: 'accept-encoding, cookie',
    'cache-control': page.status >= 400 ? 'no-store' : locale === 'ko' ? shared : 'private, max-age=0',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
}

function localeOfPage(request: FastifyRequest): Locale {
  const chosen = request.cookies['locale'];
  return locales.find((locale) => locale === chosen) ?? 'ko';
}
