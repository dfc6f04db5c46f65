import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { onAccountSetupDue, onSessionEnd } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/http.ts';
import { readPreview, type Preview } from '../document/preview.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { createListeners, createStore } from '../store/store.ts';
import { dropStored, onStoredChange } from '../storage/tab-storage.ts';
import { isGuardedPage } from './guarded-page.ts';
import { storeMemberState } from './store-member-state.ts';
import { tradeRefreshToken } from '../api/refresh-tokens.ts';
import { askTabs, joinTabs, shareLogout } from '../storage/cross-tab.ts';
import { storeTokens, payloadOf, readTokens, sessionIdOf, type Payload } from './tokens.ts';

export type UserType = 'PERSON' | 'COMPANY';

/**
 * The account of this tab. `unknown` until the browser has looked it up: on the server and before
 * hydration.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'out' }
  | { state: 'in'; userId: string; userType: UserType | null; isConsole: boolean };

const UNKNOWN: Session = { state: 'unknown' };
const OUT: Session = { state: 'out' };
/** Scripts cannot read the keep cookie; this mark says that there is one, so that visitors make no call that would fail. */
const KEEP_NOTE = 'ieum.keep';
/**
 * Marks for a document, before its scripts run, that somebody is logged in in this browser
 * (`late-start.ts`).
 */
const MEMBER_NOTE = 'ieum.member';

const session = createStore<Session>(UNKNOWN);
const logouts = createListeners();
let currentToken: string | undefined;
let restoring: Promise<void> | undefined;
let isGone = false;

const sessionOf = (payload: Payload): Session => ({
  state: 'in',
  userId: payload._user,
  userType: payload.userType,
  isConsole: payload.scope.includes('console'),
});

function publish(next: Session): void {
  note(MEMBER_NOTE, next.state === 'in');
  session.change(next);
}

function readAgain(): void {
  const accessToken = readTokens()?.accessToken;
  if (readSession().state === 'unknown' || accessToken === currentToken) return;
  currentToken = accessToken;
  const payload = payloadOf(accessToken);
  publish(payload ? sessionOf(payload) : OUT);
}

const note = (name: string, is: boolean): void => browserStorage.write(name, is ? 'true' : undefined);

const writeNote = (isKept: boolean): void => note(KEEP_NOTE, isKept);

const hasNote = (): boolean => browserStorage.read(KEEP_NOTE) !== undefined;

async function restoreFromCookie(): Promise<void> {
  try {
    const { value } = await request(authPaths.refreshToken, { query: { keep: 'true' } });
    await tradeRefreshToken((value as { refreshToken: string }).refreshToken);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) writeNote(false);
  }
}

const sessionIn = ({ viewer }: Preview): Session =>
  viewer === 'VISITOR' ? OUT : { state: 'in', userId: 'preview', userType: viewer, isConsole: false };

async function restore(): Promise<void> {
  const preview = readPreview();
  if (preview) return publish(sessionIn(preview));
  joinTabs(() => notifyLoggedOut());
  if (!readTokens()) {
    // With a keep cookie there is a quicker way.
    const tokens = await askTabs(browserStorage.read(MEMBER_NOTE) !== undefined && !hasNote());
    if (tokens) storeTokens(tokens);
    else if (hasNote()) await restoreFromCookie();
  }
  currentToken = readTokens()?.accessToken;
  const payload = payloadOf(currentToken);
  publish(payload ? sessionOf(payload) : OUT);
  if (payload) void storeMemberState();
}

/** Finds the session of this tab once per page: its own tokens, another tab's, or the keep cookie. */
export function restoreSession(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

/** The current session. */
export const readSession = session.read;

/** Whether this tab was logged out by its user. */
export const hasLoggedOut = (): boolean => isGone;

/** Subscribes to changes of the session; returns the function that unsubscribes. */
export const onSessionChange = session.onChange;

/** Subscribes to logouts of this tab, for modules that store personal data. */
export const onLogout = logouts.subscribe;

function notifyLoggedOut(): void {
  readAgain();
  logouts.notify();
}

/** Begins the session of the tokens that a login has stored. */
export async function beginSession(isKept: boolean): Promise<void> {
  isGone = false;
  writeNote(isKept);
  await restoreSession();
  readAgain();
  void storeMemberState();
}

/** Ends the session on the server and deletes all stored personal data, in all tabs of the session. */
export async function logout(): Promise<void> {
  const tokens = readTokens();
  const sessionId = sessionIdOf(tokens);
  isGone = true;
  dropStored();
  writeNote(false);
  notifyLoggedOut();
  if (sessionId) shareLogout(sessionId);
  if (!tokens) return;
  try {
    await request(authPaths.logout, {}, `Bearer ${tokens.refreshToken}`);
  } catch {
    // The local tokens are deleted; when the server cannot be reached, the session expires there.
  }
}

onStoredChange(readAgain);
onSessionEnd(() => {
  const isReported = isGuardedPage();
  dropStored();
  notifyLoggedOut();
  return isReported;
});

/**
 * With a temporary password, or without a required second factor, the page of the password is the only screen;
 * it returns to this page afterwards.
 */
function leadToAccountSetup(): void {
  const current = readSession();
  if (current.state !== 'in') return;
  const form = current.isConsole ? '/console/password' : '/dashboard/password/create';
  if (location.pathname === form) return;
  const here = encodeURIComponent(location.pathname + location.search + location.hash);
  location.assign(`${form}?next=${here}`);
}

onAccountSetupDue(leadToAccountSetup);
