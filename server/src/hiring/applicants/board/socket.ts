import { applicantsChannel } from '@ieum/contract/hiring/applicants/socket.ts';
import {
  APPLICATION_REVOKED,
  APPLICATION_SUBMITTED,
  APPLICATION_VIEWED,
  findRecruitmentWithCompany,
} from '#hiring/applications/public.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';
import { APPLICATION_STARRED } from '#hiring/bookmarks/public.ts';
import type { Moved } from '../moves/move.ts';
import { ofOwnRecruitment } from '../policy.ts';
import {
  fromAnnouncement,
  fromBookmarked,
  presentBoardRef,
  presentCardRef,
  presentMove,
  presentBookmark,
  type CardRef,
} from './socket-wire.ts';

const roomOf = (recruitmentId: string) => `recruitment:${recruitmentId}`;

/**
 * Serves the live board of a recruitment's applicants: who may read the board may join it. Answers what the module's verbs
 * tell everybody there after their commit; nothing of it is personal.
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
    (payload: Record<string, unknown>): void => {
      const { version, ...card } = fromAnnouncement(payload);
      live.emit(roomOf(card.recruitmentId), event, { ...presentCardRef(card), version });
    };
  subscribe(APPLICATION_SUBMITTED, pass('applied'));
  subscribe(APPLICATION_REVOKED, pass('revoked'));
  subscribe(APPLICATION_VIEWED, pass('viewed'));
  subscribe(APPLICATION_STARRED, (payload) => {
    const star = fromBookmarked(payload);
    live.emit(roomOf(star.recruitmentId), 'starred', presentBookmark(star));
  });

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
