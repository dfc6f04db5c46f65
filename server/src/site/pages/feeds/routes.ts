import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#kit/context.ts';
import { notFound, tooMany } from '#kit/errors.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { encodingOf } from '../encoding.ts';
import { encodedAs, pageOf, type HtmlCache } from '../html-cache.ts';
import { sitemapKinds, type SitemapKind } from './queries.ts';
import { robotsText } from './robots.ts';
import { newestAsRss } from './rss.ts';
import { ownPages, sitemapIndex, sitemapPage } from './sitemap.ts';

export interface FeedDeps {
  db: Db;
  cache: HtmlCache;
  limiter: Limiter;
  publicUrl: string;
  now: () => Date;
}

interface Feed {
  key: string;
  tags: readonly string[];
  type: string;
  write: () => Promise<Buffer | undefined>;
}

const LIMIT = { max: 60, perSeconds: 60 };
const XML = 'application/xml; charset=utf-8';
const PAGE_NAME = new RegExp(`^(${sitemapKinds.join('|')})-([1-9]\\d{0,3})\\.xml$`);

/** The files for crawlers and feed readers; cached like pages, for thirty seconds at most. */
export function feedRoutes(app: FastifyInstance, deps: FeedDeps) {
  const { db, publicUrl, now } = deps;

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicUrl)),
  );
  app.get('/rss.xml', (request, reply) =>
    answer(
      deps,
      { request, reply },
      {
        key: 'rss',
        tags: ['recruitments'],
        type: 'application/rss+xml; charset=utf-8',
        write: () => newestAsRss(db, publicUrl),
      },
    ),
  );
  app.get('/sitemap.xml', (request, reply) =>
    answer(
      deps,
      { request, reply },
      {
        key: 'sitemap',
        tags: [],
        type: XML,
        write: () => sitemapIndex(db, publicUrl, now()),
      },
    ),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) => {
    const { name } = request.params;
    return answer(
      deps,
      { request, reply },
      {
        key: `sitemap ${name}`,
        tags: [],
        type: XML,
        write: () => pageNamed(deps, name),
      },
    );
  });
}

function pageNamed({ db, publicUrl, now }: FeedDeps, name: string): Promise<Buffer | undefined> {
  if (name === 'pages.xml') return Promise.resolve(ownPages(publicUrl));
  const [, kind, page] = PAGE_NAME.exec(name) ?? [];
  if (!kind) return Promise.resolve(undefined);
  return sitemapPage(db, publicUrl, { kind: kind as SitemapKind, page: Number(page), now: now() });
}

interface FeedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer(deps: FeedDeps, { request, reply }: FeedRequest, feed: Feed) {
  const allowed = await deps.limiter.take({ key: `feed ${networkOf(request.ip)}`, ...LIMIT });
  if (!allowed.ok) throw tooMany(allowed.retryAfterSeconds);
  const page = await deps.cache.get(`feed ${feed.key}`, feed.tags, async () => {
    const written = await feed.write();
    if (!written) throw notFound();
    return pageOf(200, written, '');
  });
  void reply.headers({
    etag: page.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=300',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(feed.type).send(encoding ? await encodedAs(page, encoding) : page.html);
}
