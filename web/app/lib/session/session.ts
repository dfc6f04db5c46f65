import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { onPasswordDue, onSessionEnd } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/http.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { createListeners, createStore } from '../store/store.ts';
import { dropKept, onKeptChange } from '../storage/tab-storage.ts';
import { isGuardedPage } from './guarded-page.ts';
import { rememberMember } from './member-state.ts';
import { tradeRefreshToken } from '../api/refresh.ts';
import { encryptCredentials } from './encrypt-credentials.ts';
import { askTabs, joinTabs, shareLogout } from '../storage/cross-tab.ts';
import { keepTokens, payloadOf, readTokens, sessionIdOf, type Payload } from './tokens.ts';

export type UserType = 'PERSON' | 'COMPANY';

/** Who uses this tab. `unknown` until the browser has looked: on the server and before hydration. */
export type Session =
  | { state: 'unknown' }
  | { state: 'out' }
  | { state: 'in'; userId: string; userType: UserType | null; isConsole: boolean };

export interface Credentials {
  username: string;
  password: string;
  /** Left out, any kind of account may log in. */
  userType?: UserType;
  /** Stay logged in on this browser after the tab is closed. */
  isKept: boolean;
}

const UNKNOWN: Session = { state: 'unknown' };
const OUT: Session = { state: 'out' };
/** The keep cookie cannot be read by scripts; this note saves every visitor a call that must fail. */
const KEEP_NOTE = 'ieum.keep';
/** Tells a document before its scripts run that somebody is logged in in this browser (`late-start.ts`). */
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

async function restore(): Promise<void> {
  joinTabs(() => broadcastLogout());
  if (!readTokens()) {
    const tokens = await askTabs();
    if (tokens) keepTokens(tokens);
    else if (hasNote()) await restoreFromCookie();
  }
  currentToken = readTokens()?.accessToken;
  const payload = payloadOf(currentToken);
  publish(payload ? sessionOf(payload) : OUT);
  if (payload) void rememberMember();
}

/** Finds out once per page who uses this tab: its own tokens, another tab's, or the keep cookie. */
export function restoreSession(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

/** The session as it is now. */
export const readSession = session.read;

/** Whether this tab is logged out because its person asked for it. */
export const hasLeft = (): boolean => isGone;

/** Tells of every change of the session; gives the function that stops it. */
export const onSessionChange = session.onChange;

/** Tells when this tab was logged out, for the modules that keep something of the person. */
export const onLogout = logouts.subscribe;

function broadcastLogout(): void {
  readAgain();
  logouts.notify();
}

/** Logs in over the sealed Basic header; throws ApiError with the server's message. */
export async function login(credentials: Credentials): Promise<void> {
  const [username, password] = await encryptCredentials([credentials.username, credentials.password]);
  const { value } = await request(
    authPaths.refreshToken,
    {
      headers: { usertype: credentials.userType },
      query: credentials.isKept ? { keep: 'true' } : {},
    },
    `Basic ${btoa(`${username}:${password}`)}`,
  );
  await tradeRefreshToken((value as { refreshToken: string }).refreshToken);
  isGone = false;
  writeNote(credentials.isKept);
  await restoreSession();
  readAgain();
  void rememberMember();
}

/** Ends the session on the server and forgets everything kept of the person, in all tabs of the session. */
export async function logout(): Promise<void> {
  const tokens = readTokens();
  const sessionId = sessionIdOf(tokens);
  isGone = true;
  dropKept();
  writeNote(false);
  broadcastLogout();
  if (sessionId) shareLogout(sessionId);
  if (!tokens) return;
  try {
    await request(authPaths.logout, {}, `Bearer ${tokens.refreshToken}`);
  } catch {
    // The tokens are gone from here; the server ends an unreachable session by its age.
  }
}

onKeptChange(readAgain);
onSessionEnd(() => {
  const isReported = isGuardedPage();
  dropKept();
  broadcastLogout();
  return isReported;
});

/** With a temporary password the change form is the only screen; it comes back here afterwards. */
function leadToPassword(): void {
  const current = readSession();
  if (current.state !== 'in') return;
  const form = current.isConsole ? '/console/password' : '/dashboard/password/create';
  if (location.pathname === form) return;
  const here = encodeURIComponent(location.pathname + location.search + location.hash);
  location.assign(`${form}?next=${here}`);
}

onPasswordDue(leadToPassword);
