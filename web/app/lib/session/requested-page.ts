import { ownAddress } from '@ieum/contract/common/own-address.ts';
import type { Location } from 'react-router';
import { audienceOf, guardFailureOf } from './guards.ts';
import type { Session } from './session.ts';

/** The page after a login. It is stored in the history entry, which no other site can write. */
export interface RequestedPageState {
  requested: string;
}

/** A whole address of this site: path, query and hash. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** The screen that was requested before the redirect to this page. */
export function readRequestedPage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('requested' in state)) return undefined;
  return typeof state.requested === 'string' ? ownAddress(state.requested) : undefined;
}

/** Whether this session may see the page of an address. */
export function mayOpen(address: string, session: Session): boolean {
  const audience = audienceOf(pathOf(address));
  return audience !== undefined && guardFailureOf(audience, session) === undefined;
}

/** The kind of account that a page requires, so that the login card starts there. */
export function userTypeFor(address: string): 'PERSON' | 'COMPANY' | undefined {
  const audience = audienceOf(pathOf(address));
  if (audience === 'person') return 'PERSON';
  return audience === 'company' ? 'COMPANY' : undefined;
}

const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * Where a denied page leads: the previous page if this session may see it, else the area's root, else
 * home. A gated page whose session has ended is excluded: its login would replace the requested page.
 */
export function fallbackOf(target: string, previous: string | undefined, session: Session): string {
  const path = pathOf(target);
  if (previous && pathOf(previous) !== path && mayOpen(previous, session)) return previous;
  if (isUnder(path, '/dashboard')) return '/dashboard';
  return isUnder(path, '/console') ? '/console' : '/';
}
