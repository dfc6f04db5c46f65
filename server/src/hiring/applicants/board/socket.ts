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
import { applicantCertified, applicantMoved, applicantsMoved, memoWritten } from '../events.ts';
import { ofOwnRecruitment } from '../policy.ts';
import {
  presentBoardRef,
  presentCardEvent,
  presentCardRef,
  presentMove,
  presentBookmark,
  type OfCard,
} from './socket-wire.ts';

const roomOf = (recruitmentId: string) => `recruitment:${recruitmentId}`;

/**
 * Serves the live board of a recruitment's applicants: an actor who may read the board may join it. It receives
 * changes as events only; nothing sent is personal data.
 */
export function liveBoard(serve: ServeChannel, subscribe: EventBus['subscribe']): void {
  const live = serve(applicantsChannel);
  live.on('join', {
    subject: (ctx, payload) => findRecruitmentWithCompany(ctx.db, payload._recruitment, 'none'),
    ...ofOwnRecruitment,
    run: async (_, payload, { recruitment }, socket) => socket.join(roomOf(recruitment.id)),
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
  subscribe(applicantMoved, ({ recruitmentId, moved }) =>
    live.emit(roomOf(recruitmentId), 'moved', { ...presentBoardRef(recruitmentId), ...presentMove(moved) }),
  );
  subscribe(applicantsMoved, ({ recruitmentId, moved }) =>
    live.emit(roomOf(recruitmentId), 'movedMany', {
      ...presentBoardRef(recruitmentId),
      moves: moved.map(presentMove),
    }),
  );
  subscribe(memoWritten, ({ id, recruitmentId, ...mark }) =>
    live.emit(roomOf(recruitmentId), 'memo', { ...presentCardRef({ id, recruitmentId }), ...mark }),
  );
  subscribe(applicantCertified, ({ id, recruitmentId, ...mark }) =>
    live.emit(roomOf(recruitmentId), 'certified', { ...presentCardRef({ id, recruitmentId }), ...mark }),
  );
}
