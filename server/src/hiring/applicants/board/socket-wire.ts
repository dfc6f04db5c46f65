import type { CardMove } from '@ieum/contract/hiring/applicants/socket.ts';
import type { Moved } from '../events.ts';
import { presentRecord } from '../wire.ts';

/** A card and its board. */
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

/** The new position of a card → wire. */
export const presentMove = ({ applicationId, stage, rank, version, record }: Moved): CardMove => ({
  _application: applicationId,
  stage,
  position: rank,
  version,
  ...(record && { record: presentRecord(record) }),
});

/** The data of a card in an event; events that change the card include its new version. */
export interface OfCard {
  applicationId: string;
  recruitmentId: string;
  version?: number;
}

/** Event of an application → its card, with the version that the event made. */
export const presentCardEvent = ({ applicationId: id, recruitmentId, version = 0 }: OfCard) => ({
  ...presentCardRef({ id, recruitmentId }),
  version,
});

/** A bookmark's event → wire; without an id it was removed. */
export const presentBookmark = (payload: OfCard & { userId: string; bookmarkId: string | null }) => ({
  ...presentCardRef({ id: payload.applicationId, recruitmentId: payload.recruitmentId }),
  _user: payload.userId,
  _like: payload.bookmarkId,
});
