import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session.ts';

const UNKNOWN: Session = { state: 'unknown' };

/** The session of this tab; `unknown` on the server and until the browser has looked it up. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, readSession, () => UNKNOWN);

/** Whether somebody is logged in; false while it is not known yet. */
export const useIsLoggedIn = (): boolean => useSession().state === 'in';
