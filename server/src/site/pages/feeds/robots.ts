/** Pages behind a login, pages for developers, and search results, which a search engine should not index. */
const CLOSED = [
  '/api/',
  '/dashboard',
  '/console',
  '/mypage/',
  '/developer/',
  '/common/',
  '/plugins/',
  '/search',
];
/** Logos and photos of public pages. */
const OPEN = ['/api/v1/files/'];

/** The paths that crawlers may read, and the address of the sitemap. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
