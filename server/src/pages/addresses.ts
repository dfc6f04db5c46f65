import type { Locale } from '@ieum/contract/messages/message.ts';
import { seoulDay } from '#kit/dates.ts';

/** Names of queries that change what a page shows and may be cached; their values are checked by the page's loader. */
const CACHED_QUERIES = new Set([
  'sort',
  'types',
  'region',
  'career',
  'years',
  'education',
  'wage',
  'abroad',
  'open',
  'page',
  'state',
  'tab',
]);
/** Free text would fill the cache with one-time pages. */
const NEVER_CACHED = 'searchValue';

/** Where a page is kept: path, known queries in order, language and the Seoul day; undefined when it may not be kept. */
export function cacheKeyOf(url: URL, locale: Locale, now: Date): string | undefined {
  const names = [...url.searchParams.keys()];
  if (names.some((name) => name === NEVER_CACHED || !CACHED_QUERIES.has(name))) return undefined;
  const query = new URLSearchParams(url.searchParams);
  query.sort();
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  return [path, query.toString(), locale, seoulDay(now)].join(' ');
}

/** What a page depends on, so that a write can drop it: `recruitments`, `recruitment:{id}`, `company:{id}`, `terms`. */
export function tagsOf(path: string): string[] {
  const [, first = '', second = ''] = path.split('/');
  if (first === '' || first === 'search') return ['recruitments'];
  if (first === 'recruitments') return second ? [`recruitment:${second}`, 'recruitments'] : ['recruitments'];
  if (first === 'companies') return [`company:${second}`, 'recruitments'];
  return first.endsWith('-policy') || first === 'join' ? ['terms'] : [];
}
