/** Behind a login, for developers, or results that a search engine would only search again. */
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

/** What crawlers may read, and where the list of pages is. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
