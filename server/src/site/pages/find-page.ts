import { tooMany } from '#kit/errors.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { cacheKeyOf } from './addresses.ts';
import type { HtmlCache, Page } from './html-cache.ts';
import type { LimitRenderings } from './limit-renderings.ts';
import { renderPage, type DocumentRequest, type RenderDeps } from './render-page.ts';

export interface FindPageDeps extends RenderDeps {
  cache: HtmlCache;
  limiter: Limiter;
  limitRenderings: LimitRenderings;
  now: () => Date;
}

/** The limit of documents rendered for one network; cached pages do not count. */
const CACHED_LIMIT = { max: 300, perSeconds: 60 };
const UNCACHED_LIMIT = { max: 60, perSeconds: 60 };

/** The page from the cache, or rendered within the limits of the caller's network. */
export async function findPage(deps: FindPageDeps, asked: DocumentRequest): Promise<Page> {
  const { document, locale, request } = asked;
  if (!document.isCached) return renderUncached(deps, asked, 'uncached page');
  const key = cacheKeyOf(document.address, locale, deps.now());
  if (!deps.cache.has(key)) await takeRendering(deps, `page ${networkOf(request.ip)}`, CACHED_LIMIT);
  return deps.cache.get(key, document.tags, () => deps.limitRenderings(() => renderPage(deps, asked)));
}

/** Renders a page that is stored nowhere; `purpose` separates the limits. */
export async function renderUncached(
  deps: FindPageDeps,
  asked: DocumentRequest,
  purpose: 'uncached page' | 'preview',
): Promise<Page> {
  await takeRendering(deps, `${purpose} ${networkOf(asked.request.ip)}`, UNCACHED_LIMIT);
  return deps.limitRenderings(() => renderPage(deps, asked));
}

async function takeRendering(
  { limiter }: FindPageDeps,
  key: string,
  limit: { max: number; perSeconds: number },
) {
  const answer = await limiter.take({ key, ...limit });
  if (!answer.ok) throw tooMany(answer.retryAfterSeconds);
}
