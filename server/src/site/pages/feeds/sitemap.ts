import type { Db } from '#kit/context.ts';
import { listEntries, listPageChanges, sitemapKinds, type SitemapKind } from './queries.ts';
import { documentOf, element, together, type Raw } from './xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The site's own pages that search engines may index. */
const OWN_PAGES = [
  '/',
  '/recruitments',
  '/lectures',
  '/about',
  '/service',
  '/guide',
  '/center',
  '/center/notice',
  '/center/faqs',
  '/service-policy',
  '/privacy-policy',
];

const folderOf: Record<SitemapKind, string> = {
  recruitments: '/recruitments',
  companies: '/companies',
  notices: '/center/notice',
  lectures: '/lectures',
};

const place = (name: 'url' | 'sitemap', address: string, changedAt?: Date): Raw =>
  element(
    name,
    together([element('loc', address), ...(changedAt ? [element('lastmod', changedAt.toISOString())] : [])]),
  );

/** The sitemap index: the site's own pages, then recruitments, companies, notices and lectures, five thousand per page. */
export async function sitemapIndex(db: Db, origin: string, now: Date): Promise<Buffer> {
  const kinds = await Promise.all(
    sitemapKinds.map(async (kind) =>
      (await listPageChanges(db, { kind, now })).map((changedAt, index) =>
        place('sitemap', `${origin}/sitemaps/${kind}-${index + 1}.xml`, changedAt),
      ),
    ),
  );
  const own = place('sitemap', `${origin}/sitemaps/pages.xml`);
  return documentOf(element(`sitemapindex ${NAMESPACE}`, together([own, ...kinds.flat()])));
}

/** The site's own pages. */
export const ownPages = (origin: string): Buffer =>
  documentOf(element(`urlset ${NAMESPACE}`, together(OWN_PAGES.map((path) => place('url', origin + path)))));

/** One page of one kind; undefined when there is no such page. */
export async function sitemapPage(
  db: Db,
  origin: string,
  { kind, page, now }: { kind: SitemapKind; page: number; now: Date },
): Promise<Buffer | undefined> {
  const entries = await listEntries(db, { kind, now }, page);
  if (entries.length === 0) return undefined;
  const places = entries.map(({ id, changedAt }) =>
    place('url', `${origin}${folderOf[kind]}/${id}`, changedAt),
  );
  return documentOf(element(`urlset ${NAMESPACE}`, together(places)));
}
