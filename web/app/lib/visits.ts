import { authPaths } from '@ieum/contract/auth.paths.ts';
import { send } from './api.ts';
import { keep, readKept } from './kept.ts';
import { refreshWhenNear } from './refresh.ts';
import { restoreSession } from './session.ts';

let counting: Promise<void> | undefined;
let lastPath: string | undefined;
let shownPath: string | undefined;

/** The address that led here: the last page of this visit, else the page the browser came from. */
function referrer(): string {
  return lastPath ?? (typeof document === 'undefined' ? '' : document.referrer);
}

/** Remembers a page that was really shown; guards lead back to it. */
export function rememberShown(path: string): void {
  shownPath = path;
}

/** Whether this very page was shown last, so that nobody was on the way to it. */
export const isShown = (path: string): boolean => shownPath === path;

/** The last page that was shown in this visit, or the one of this site the browser came from. */
export function lastShown(): string | undefined {
  if (shownPath !== undefined) return shownPath;
  if (typeof document === 'undefined' || !document.referrer) return undefined;
  const from = new URL(document.referrer);
  return from.origin === location.origin ? from.pathname : undefined;
}

async function count(): Promise<void> {
  await restoreSession();
  const answer = (await send(authPaths.session, { query: { referrer: referrer() } })) as { _session: string };
  if (answer._session !== readKept('session')) keep('session', answer._session);
}

/** Tells the server about a page change (§4: the session is refreshed on every route change). */
export function reportVisit(path: string): Promise<void> {
  counting = count()
    .then(() => refreshWhenNear())
    .catch(() => undefined)
    .finally(() => {
      lastPath = path;
    });
  return counting;
}

/** Resolves when the visit's session id is known, for calls that count by it. */
export const visitReady = (): Promise<void> => counting ?? Promise.resolve();
