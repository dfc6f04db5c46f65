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

/** What an access token carries. */
export const presentClaims = ({ userId, userType, isConsole, sessionId }: AccessClaims) => ({
  _user: userId,
  userType,
  scope: isConsole ? ['console'] : [],
  sid: sessionId,
});

export const presentSession = (id: string) => ({ _session: id });

/** Row → a login as its owner sees it; `currentId` is the one the call was made with. */
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
