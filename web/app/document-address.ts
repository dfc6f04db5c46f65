import { isBuilt } from '#lib/document/built.ts';
import { findPath } from '#lib/session/guards.ts';
import type { RouteEntry } from './route-table/entry.ts';
import { routeTable } from './route-table.ts';

/** The one address under which the server renders a document, whatever was typed. */
export interface DocumentAddress {
  address: string;
  isCached: boolean;
  /** Of visitors, not behind a login. */
  isPublic: boolean;
  /** Its address must be stored nowhere. */
  isSecret?: true;
  /** The tags by which a write invalidates it. */
  tags: readonly string[];
  /** The origins whose pages it shows in a frame. */
  frames: readonly string[];
}

/** Areas with a frame of their own, which also surrounds their not-found page. */
const AREAS = ['console', 'dashboard'];
/** Of what the visitors' footer shows. */
const FOOTER_TAG = 'settings';
const NO_ROW = '00000000-0000-0000-0000-000000000000';
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * The path of a screen; an id of another form becomes that of no row, so that all such addresses share the document
 * of one missing row, which has the route that the browser finds for them.
 */
function pathOf({ path, audience }: RouteEntry, pathname: string): string {
  if (audience !== 'public') return pathname;
  const names = path.split('/');
  return pathname
    .split('/')
    .map((part, i) => (names[i]?.startsWith('{_') && !UUID.test(part) ? NO_ROW : part))
    .join('/');
}

function notFoundAddress(pathname: string): DocumentAddress {
  const area = AREAS.find((name) => pathname.startsWith(`/${name}/`));
  return {
    address: area ? `/${area}/404` : '/404',
    isCached: true,
    isPublic: !area,
    tags: area ? [] : [FOOTER_TAG],
    frames: [],
  };
}

const entries = new Map(routeTable.map((entry) => [entry.path, entry]));

/**
 * The tags of one address: `company:_company` is `company:` and the id that the path has there; every page with
 * the visitors' footer has that of its content.
 */
function tagsOf({ path, caching, audience, frame }: RouteEntry, pathname: string): string[] {
  const names = path.split('/');
  const values = pathname.split('/');
  const own = (caching?.tags ?? []).map((tag) => {
    const [kind = '', name] = tag.split(':');
    return name === undefined ? kind : `${kind}:${values[names.indexOf(`{${name}}`)] ?? ''}`;
  });
  return audience === 'public' && frame !== 'focus' ? [...own, FOOTER_TAG] : own;
}

/**
 * Finds the document of an own address: unknown paths share one, and unknown query parameters are
 * ignored.
 */
export function documentOf(own: string): DocumentAddress {
  const { pathname, searchParams } = new URL(own, 'http://here.invalid');
  const typed = withoutSlash(pathname);
  const entry = entries.get(findPath(typed) ?? '');
  if (!entry || !isBuilt(entry.path)) return notFoundAddress(pathname);
  const path = pathOf(entry, typed);
  const { query, isSecret } = entry.caching ?? {};
  const values = Object.entries(query?.read(searchParams) ?? {}).filter(([, value]) => value !== '');
  const requested = new URLSearchParams(values).toString();
  return {
    address: requested ? `${path}?${requested}` : path,
    isPublic: entry.audience === 'public',
    isCached: !isSecret && !values.some(([name]) => query?.free.includes(name)),
    ...(isSecret && { isSecret }),
    tags: tagsOf(entry, path),
    frames: entry.frames ?? [],
  };
}
