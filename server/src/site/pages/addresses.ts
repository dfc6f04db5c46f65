import type { Locale } from '@ieum/contract/common/text.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { seoulDay } from '#kit/dates.ts';

/** Paths of pages are short; a longer one belongs to no page and is not parsed. */
const MAX_CHARACTERS = 2048;

/**
 * The address of this site in a request line, as browsers parse it; undefined for one that belongs to no
 * page.
 */
export function requestedAddress(requestLine: string): string | undefined {
  const own = ownAddress(requestLine);
  const path = own?.split(/[?#]/, 1)[0] ?? '';
  return path.length > MAX_CHARACTERS ? undefined : own;
}

/** The cache key of a document: its address, language and the Seoul day. */
export const cacheKeyOf = (address: string, locale: Locale, now: Date): string =>
  [address, locale, seoulDay(now)].join(' ');
