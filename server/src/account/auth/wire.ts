import type { OwnSession } from '@ieum/contract/account/auth/session-endpoints.ts';
import { maskAddress } from '#kit/masks.ts';
import { deviceOf } from './sessions/device.ts';
import type { SessionRow } from './tables.ts';

export interface AccessClaims {
  userId: string;
  userType: 'PERSON' | 'COMPANY' | null;
  isConsole: boolean;
  sessionId: string;
}

/** The claims of an access token. */
export const presentClaims = ({ userId, userType, isConsole, sessionId }: AccessClaims) => ({
  _user: userId,
  userType,
  scope: isConsole ? ['console'] : [],
  sid: sessionId,
});

export const presentSession = (id: string) => ({ _session: id });

/** Row → a session as its owner sees it; `currentId` is the session of the call. */
export const presentOwnSession = (row: SessionRow, currentId: string): OwnSession => ({
  _id: row.id,
  device: deviceOf(row.userAgent),
  address: maskAddress(row.address),
  isCurrent: row.id === currentId,
  isKept: row.isKept,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
