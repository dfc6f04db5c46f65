import type { AccessClaims } from './tokens.ts';

/** What an access token carries (§3, §4). */
export const presentClaims = ({ userId, userType, isConsole, sessionId }: AccessClaims) => ({
  _user: userId,
  userType,
  scope: isConsole ? ['console'] : [],
  sid: sessionId,
});

export const presentSession = (id: string) => ({ _session: id });
