import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { readPage } from '#features/hiring/companies/public/data.ts';
import { readFilters, filterQueryOf } from '#features/hiring/recruitments/filters/filters.ts';
import { readAsked } from '#features/site/search/data.ts';
import { isBuilt } from '#lib/document/built.ts';
import { findEntry } from '#lib/session/guards.ts';
import type { RouteEntry } from './route-table.ts';

/** The one address under which the server renders a document, whatever was typed. */
export interface DocumentAddress {
  address: string;
  /** Words that somebody wrote themselves would fill the page cache with one-time documents. */
  isKept: boolean;
}

type QueryValues = Record<string, string>;

const joinTypes = ['person', 'company'];

/** The words of its query that a document is rendered from; every other page is the same for all queries. */
const queries: Record<string, (query: URLSearchParams) => QueryValues> = {
  '/recruitments': (query) => filterQueryOf(readFilters(query)),
  '/search': (query) => {
    const { term, tab, page } = readAsked(query);
    return { searchValue: term, tab: tab === 'all' ? '' : tab, page: page === 1 ? '' : String(page) };
  },
  '/companies/{_company}': (query) => {
    const page = readPage(query);
    return { page: page === 1 ? '' : String(page) };
  },
  '/join': (query) => ({ type: joinTypes.find((type) => type === query.get('type')) ?? '' }),
  '/login': (query) => ({ next: ownAddress(query.get('next') ?? '') ?? '' }),
  '/refuse': (query) => ({ t: query.get('t') ?? '' }),
};
const OWN_WORDS = ['searchValue', 'next', 't'];

/** Areas with a frame of their own, which stays around an address that does not exist. */
const AREAS = ['console', 'dashboard'];
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** A row's id in the address of a visitors' page is asked for only where it can be one. */
function hasIds({ path, audience }: RouteEntry, pathname: string): boolean {
  if (audience !== 'public') return true;
  const parts = pathname.split('/');
  return path.split('/').every((part, i) => !part.startsWith('{_') || UUID.test(parts[i] ?? ''));
}

function lostIn(pathname: string): DocumentAddress {
  const area = AREAS.find((name) => pathname.startsWith(`/${name}/`));
  return { address: area ? `/${area}/404` : '/404', isKept: true };
}

/** Finds which document an own address asks for: unknown paths share one, unknown words of the query count for nothing. */
export function documentOf(own: string): DocumentAddress {
  const { pathname, searchParams } = new URL(own, 'http://here.invalid');
  const path = withoutSlash(pathname);
  const entry = findEntry(path);
  if (!entry || !isBuilt(entry.path) || !hasIds(entry, path)) return lostIn(pathname);
  const words = Object.entries(queries[entry.path]?.(searchParams) ?? {}).filter(([, word]) => word !== '');
  const query = new URLSearchParams(words).toString();
  return {
    address: query ? `${path}?${query}` : path,
    isKept: words.every(([name]) => !OWN_WORDS.includes(name)),
  };
}
