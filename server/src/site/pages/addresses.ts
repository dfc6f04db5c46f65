import type { Locale } from '@ieum/contract/common/text.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { seoulDay } from '#kit/dates.ts';

/** Paths of pages are short; a longer one is nobody's and is not looked at any further. */
const MOST_CHARACTERS = 2048;

/** The address of this site that a request line asks for, as browsers read it; undefined for one that is no page's. */
export function askedAddress(requestLine: string): string | undefined {
  const own = ownAddress(requestLine);
  const path = own?.split(/[?#]/, 1)[0] ?? '';
  return path.length > MOST_CHARACTERS ? undefined : own;
}

/** Where a document is kept: its address, language and the Seoul day. */
export const cacheKeyOf = (address: string, locale: Locale, now: Date): string =>
  [address, locale, seoulDay(now)].join(' ');

/** What a page depends on, so that a write can drop it: `recruitments`, `recruitment:{id}`, `company:{id}`, `terms`. */
export function tagsOf(path: string): string[] {
  const [, first = '', second = ''] = path.split(/[/?]/);
  if (first === '' || first === 'search') return ['recruitments'];
  if (first === 'recruitments') return second ? [`recruitment:${second}`, 'recruitments'] : ['recruitments'];
  if (first === 'companies') return [`company:${second}`, 'recruitments'];
  return first.endsWith('-policy') || first === 'join' ? ['terms'] : [];
}
