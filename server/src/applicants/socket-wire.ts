import type { CardMove } from '@ieum/contract/applicants.socket.ts';
import type { Moved } from './move.ts';

/** Which card of which board. */
export interface CardRef {
  id: string;
  recruitmentId: string;
}

/** Card → its ids. */
export const presentCardRef = ({ id, recruitmentId }: CardRef) => ({
  _recruitment: recruitmentId,
  _application: id,
});

/** Board → its id. */
export const presentBoardRef = (recruitmentId: string) => ({ _recruitment: recruitmentId });

/** Where a card went → wire. */
export const presentMove = ({ applicationId, stage, rank, version }: Moved): CardMove => ({
  _application: applicationId,
  stage,
  position: rank,
  version,
});

/** What is announced of an application → its card, and its version where that is told. */
export const fromAnnouncement = (payload: Record<string, unknown>): CardRef & { version: number } => ({
  id: String(payload['applicationId']),
  recruitmentId: String(payload['recruitmentId']),
  version: Number(payload['version'] ?? 0),
});
