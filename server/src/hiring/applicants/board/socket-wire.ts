import type { CardMove } from '@ieum/contract/hiring/applicants/socket.ts';
import type { Moved } from '../moves/move.ts';
import { presentRecord } from '../wire.ts';

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
export const presentMove = ({ applicationId, stage, rank, version, record }: Moved): CardMove => ({
  _application: applicationId,
  stage,
  position: rank,
  version,
  ...(record && { record: presentRecord(record) }),
});

/** What is emitted of an application → its card, and its version where that is told. */
export const fromAnnouncement = (payload: Record<string, unknown>): CardRef & { version: number } => ({
  id: String(payload['applicationId']),
  recruitmentId: String(payload['recruitmentId']),
  version: Number(payload['version'] ?? 0),
});

/** Whose star of which card; without a like it was taken away. */
interface BookmarkEvent extends CardRef {
  userId: string;
  likeId: string | null;
}

/** What is emitted of a star → the star. */
export const fromBookmarked = (payload: Record<string, unknown>): BookmarkEvent => ({
  ...fromAnnouncement(payload),
  userId: String(payload['userId']),
  likeId: typeof payload['likeId'] === 'string' ? payload['likeId'] : null,
});

/** Star → wire. */
export const presentBookmark = ({ userId, likeId, ...card }: BookmarkEvent) => ({
  ...presentCardRef(card),
  _user: userId,
  _like: likeId,
});
