import { applicantsChannel } from '@ieum/contract/hiring/applicants/socket.ts';
import {
  applicationRevoked,
  applicationSubmitted,
  applicationViewed,
  findRecruitmentWithCompany,
} from '#hiring/applications/public.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';
import { applicationBookmarked } from '#hiring/bookmarks/public.ts';
import type { Moved } from '../moves/move.ts';
import { ofOwnRecruitment } from '../policy.ts';
import {
  presentBoardRef,
  presentCardEvent,
  presentCardRef,
  presentMove,
  presentBookmark,
  type CardRef,
  type OfCard,
} from './socket-wire.ts';

const roomOf = (recruitmentId: string) => `recruitment:${recruitmentId}`;

/**
 * Serves the live board of a recruitment's applicants: an actor who may read the board may join it. Returns
 * the functions by which the module's verbs notify the board after their commit; nothing sent is personal
 * data.
 */
export function liveBoard(serve: ServeChannel, subscribe: EventBus['subscribe']) {
  const live = serve(applicantsChannel);
  live.on('join', {
    subject: (ctx, payload) => findRecruitmentWithCompany(ctx.db, payload._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (_, payload, { recruitment }, socket) => socket.enter(roomOf(recruitment.id)),
  });
  live.on('leave', { run: async (_, payload, socket) => socket.leave(roomOf(payload._recruitment)) });

  const pass =
    (event: 'applied' | 'revoked' | 'viewed') =>
    (payload: OfCard): void =>
      live.emit(roomOf(payload.recruitmentId), event, presentCardEvent(payload));
  subscribe(applicationSubmitted, pass('applied'));
  subscribe(applicationRevoked, pass('revoked'));
  subscribe(applicationViewed, pass('viewed'));
  subscribe(applicationBookmarked, (payload) =>
    live.emit(roomOf(payload.recruitmentId), 'starred', presentBookmark(payload)),
  );

  return {
    moved: (recruitmentId: string, move: Moved) =>
      live.emit(roomOf(recruitmentId), 'moved', { ...presentBoardRef(recruitmentId), ...presentMove(move) }),
    movedMany: (recruitmentId: string, moves: readonly Moved[]) =>
      live.emit(roomOf(recruitmentId), 'movedMany', {
        ...presentBoardRef(recruitmentId),
        moves: moves.map(presentMove),
      }),
    memo: (card: CardRef, mark: { hasMemo: boolean; version: number; memoVersion: number }) =>
      live.emit(roomOf(card.recruitmentId), 'memo', { ...presentCardRef(card), ...mark }),
    certified: (card: CardRef, mark: { isCertified: boolean; version: number }) =>
      live.emit(roomOf(card.recruitmentId), 'certified', { ...presentCardRef(card), ...mark }),
  };
}
export type LiveBoard = ReturnType<typeof liveBoard>;
