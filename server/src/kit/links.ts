import { ownAddress } from '@ieum/contract/common/own-address.ts';

interface ReadLink {
  /** A path of this site, the address of another one, or null. */
  url: string | null;
  /** Whether it leads to another site. */
  isOuter: boolean;
}

/** The path of an address that names this site's origin; undefined for any other. */
function pathWithin(link: string, publicUrl: string): string | undefined {
  const own = URL.canParse(link) ? new URL(link) : undefined;
  if (own?.origin !== new URL(publicUrl).origin) return undefined;
  return ownAddress(own.pathname + own.search + own.hash);
}

/** Reads a link that its schema has accepted: an address of this site becomes its path. */
export function readLink(link: string, publicUrl: string): ReadLink {
  if (link === '') return { url: null, isOuter: false };
  const own = ownAddress(link) ?? pathWithin(link, publicUrl);
  return own === undefined ? { url: link, isOuter: true } : { url: own, isOuter: false };
}
