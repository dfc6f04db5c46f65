import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { send } from '../api/api.ts';
import { readPreview } from '../document/preview.ts';
import { writeStored, readStored } from '../storage/tab-storage.ts';
import { refreshWhenNear } from '../api/refresh-tokens.ts';
import { restoreSession } from './session.ts';

let counting: Promise<void> | undefined;
let lastPath: string | undefined;
let shownAddress: string | undefined;

/** The referrer: the last page of this visit, else the page the browser came from. */
function referrer(): string {
  return lastPath ?? (typeof document === 'undefined' ? '' : document.referrer);
}

/** The address of a page without the code that only those who have its link may know. */
const withoutCode = (path: string): string => path.replace(/^\/interview\/.+/, '/interview');

/** Records a page that was shown, with its query, for guards that lead back to it. */
export function rememberShown(address: string): void {
  shownAddress = address;
}

/** Whether this page was also shown last, so that nobody was navigating to it. */
export const isShown = (path: string): boolean => shownAddress?.replace(/[?#].*$/s, '') === path;

/** The last page shown in this visit, or the one of this site that the browser came from. */
export function lastShown(): string | undefined {
  if (shownAddress !== undefined) return shownAddress;
  if (typeof document === 'undefined' || !document.referrer) return undefined;
  const from = new URL(document.referrer);
  return from.origin === location.origin ? ownAddress(from.pathname + from.search) : undefined;
}

async function count(): Promise<void> {
  await restoreSession();
  const before = readStored('session');
  const answer = (await send(authPaths.session, { query: { referrer: referrer() } })) as { _session: string };
  // A logout meanwhile ended this visit.
  if (answer._session !== before && readStored('session') === before) writeStored('session', answer._session);
}

/** Reports a page change to the server, which refreshes the session. */
export function reportVisit(path: string): Promise<void> {
  if (readPreview()) return Promise.resolve();
  counting = count()
    .then(() => refreshWhenNear())
    .catch(() => undefined)
    .finally(() => {
      lastPath = withoutCode(path);
    });
  return counting;
}

/** Resolves when the visit's session id is known, for calls that are bound to it. */
export const visitReady = (): Promise<void> => counting ?? Promise.resolve();
