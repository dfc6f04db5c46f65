import type { z } from 'zod';
import { LECTURE_CHAT_RATE } from '@ieum/contract/live/lectures/enums.ts';
import { lectureChannel } from '@ieum/contract/live/lectures/socket.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Context, Db } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { batchCalls } from '#kit/batch-calls.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { ServeChannel } from '#kit/socket/channel.ts';
import type { Secrets } from '#platform/crypto.ts';
import { writeMessage } from './chat/messages.ts';
import { readRules } from './chat/rules.ts';
import { aboutLecture, presentMessage, presentRemoved } from './chat/wire.ts';
import {
  lectureAccessChanged,
  lectureChatChanged,
  lectureMessageRemoved,
  lectureQuestionAnswered,
} from './events.ts';
import { moderates } from './policy.ts';
import { findWatched, type WatchedLecture } from './queries.ts';
import { isViewable } from './viewing/routes.ts';
import { isOpenTo } from './watching/access-grants.ts';
import { roomOf, type Live } from './watching/watcher-changes.ts';
import type { Watching } from './watching/watchers.ts';
import { sendInitialState, type Arrival } from './watching/send-initial-state.ts';

interface Deps {
  db: Db;
  secrets: Secrets;
  watching: Watching;
  now: () => Date;
  onError: (error: unknown, where: string) => void;
}

type OfLecture = z.output<typeof lectureChannel.clientEvents.join>;

/** How often one network may join; a whole class may share one. */
const JOINS = { max: 600, perSeconds: 60 };
/** Facts that all who join at once share are read once for all of them; the others wait for the next round. */
const JOINS_AT_ONCE = 100;

/** The lecture of an event, for those who may open its page. */
const viewed = {
  subject: ({ db }: Pick<Context, 'db'>, payload: Omit<OfLecture, 'after'>) =>
    findWatched(db, payload._lecture),
  policy: (actor: Context['actor'], found: WatchedLecture) => isViewable(actor, found),
};

/** Whether somebody sees the lecture, also one who has joined before its code was changed. */
const isOpen = (ctx: Context, { lecture }: WatchedLecture, secrets: Secrets) =>
  isOpenTo(ctx.db, lecture, { viewer: ctx, secrets });
const needsCode = () => new AppError('forbidden', m.needsCode);

/** Serves the pages of lectures: the watchers and the chat. */
export function lectureSocket(
  { serve, subscribe }: { serve: ServeChannel; subscribe: EventBus['subscribe'] },
  deps: Deps,
): void {
  const live = serve(lectureChannel);
  const { watching } = deps;
  watching.attachChannel(live);

  live.onConnect(async (_, socket) => socket.emit('inited', {}));
  live.onDisconnect(async (_, { id }) => watching.leaveAll(id));
  serveJoin(live, deps);
  serveChat(live, deps);
  forwardEvents(live, subscribe, deps);
}

function serveJoin(live: Live, deps: Deps): void {
  const { db, secrets, watching } = deps;
  const findTogether = batchCalls((ids: readonly string[]) => findEachWatched(db, ids));
  const sendInitialStates = batchCalls(async (arrivals: readonly Arrival[]) => {
    await sendInitialState(live, deps, arrivals);
    return [];
  });

  live.on('join', {
    transaction: 'manual',
    limit: JOINS,
    maxConcurrent: JOINS_AT_ONCE,
    subject: (_, payload) => findTogether(payload._lecture),
    policy: viewed.policy,
    run: async (ctx, { after }, found, socket) => {
      const { id: lectureId } = found.lecture;
      if (!(await isOpen(ctx, found, secrets))) {
        await watching.leave(socket.id, [lectureId]);
        throw needsCode();
      }
      // First the room, then what was sent before, so that no message falls between them.
      await socket.join(roomOf(lectureId));
      const { actor, caller } = ctx;
      const joining = { socketId: socket.id, lectureId, userId: actor?.userId };
      await sendInitialStates({
        ...joining,
        after,
        locale: caller.locale,
        moderates: moderates(actor, found.lecture),
      });
    },
  });
}

/** Lectures by their ids, in the same order. */
async function findEachWatched(db: Db, ids: readonly string[]): Promise<(WatchedLecture | undefined)[]> {
  const unique = [...new Set(ids)];
  const found = await Promise.all(unique.map((id) => findWatched(db, id)));
  const byId = new Map(unique.map((id, index) => [id, found[index]]));
  return ids.map((id) => byId.get(id));
}

function serveChat(live: Live, { secrets }: Deps): void {
  live.on('chat', {
    transaction: 'write',
    limit: { ...LECTURE_CHAT_RATE, by: 'actor' },
    ...viewed,
    run: async (ctx, { message, isQuestion = false }, found, socket) => {
      if (!(await isOpen(ctx, found, secrets))) throw needsCode();
      const written = presentMessage(await writeMessage(ctx, found.lecture, { message, isQuestion }));
      const { id: lectureId } = found.lecture;
      ctx.afterCommit(() => {
        live.emit(roomOf(lectureId), 'chat', { ...written, ...aboutLecture(lectureId) });
        const sent = sayIn(ctx.caller.locale, m.sent.text);
        socket.emit('chatted', { success: true, message: sent, number: written.number });
      });
    },
  });
}

/** Sends changes to the watchers, also in other processes. */
function forwardEvents(live: Live, subscribe: EventBus['subscribe'], { db, now, onError }: Deps): void {
  subscribe(lectureChatChanged, ({ lectureId }) => {
    void readRules({ db, now: now() }, lectureId).then(
      (rules) => live.emit(roomOf(lectureId), 'rules', { ...rules, ...aboutLecture(lectureId) }),
      (error: unknown) => onError(error, 'lecture rules'),
    );
  });
  subscribe(lectureMessageRemoved, ({ lectureId, messageId }) => {
    live.emit(roomOf(lectureId), 'removed', presentRemoved(lectureId, messageId));
  });
  subscribe(lectureQuestionAnswered, ({ lectureId }) =>
    live.emit(roomOf(lectureId), 'answered', aboutLecture(lectureId)),
  );
  subscribe(lectureAccessChanged, ({ lectureId }) => {
    live.emit(roomOf(lectureId), 'rejoin', aboutLecture(lectureId));
    live.empty(roomOf(lectureId));
  });
}
