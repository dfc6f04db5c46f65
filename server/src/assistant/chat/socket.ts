import type { z } from 'zod';
import { chatChannel } from '@ieum/contract/assistant/chat/socket.ts';
import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { CHAT_QUERIES_A_MINUTE } from '@ieum/contract/assistant/chat/enums.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { alertsOf, readSetting } from '#foundation/settings/public.ts';
import type { Context } from '#kit/context.ts';
import { AppError, tooMany } from '#kit/errors.ts';
import type { LiveChannel, ServeChannel } from '#kit/socket/channel.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { prepareAnswer } from './answers/answer.ts';
import { ask, cancel, finish } from './ask.ts';
import type { Replies } from './model/replies.ts';
import { digestOf, ownsRoom, type Reader } from './policy.ts';
import { findRoom, readMessages } from './queries.ts';
import { openRoom } from './rooms.ts';
import { presentMessage } from './wire.ts';

/** A shorter session id could be guessed. */
const SESSION_LENGTH = 16;

type OfRoom = z.output<typeof chatChannel.clientEvents.cancel>;

/** A network, behind which many readers may be, opens this many conversations. */
const JOINS = { max: 300, perSeconds: 60 };

/** The texts for an answer are found by several statements; a crowd that asks at once waits here for its turn. */
const ANSWERS_AT_ONCE = 4;

const PLACE = 'chat:';
const placeOf = (roomId: string) => `${PLACE}${roomId}`;

function readerOf({ actor, caller }: Pick<Context, 'actor' | 'caller'>): Reader {
  const { session = '' } = caller;
  if (session.length < SESSION_LENGTH) throw new AppError('invalid', commonTexts.invalid);
  return { actor, session };
}

/** The conversation if it is the reader's, for the events about it. */
const ownRoom = {
  subject: async (ctx: Context, payload: OfRoom) => {
    const room = await findRoom(ctx.db, payload._room);
    return room && { room, isOwn: ownsRoom(room, readerOf(ctx)) };
  },
  policy: (_: unknown, { isOwn }: { isOwn: boolean }) => isOwn,
};

interface ChatSocketDeps {
  limiter: Limiter;
  replies: Replies;
}

/** Serves the assistant: a reader's questions and the replies, which all tabs of the conversation receive. */
export function chatSocket(serve: ServeChannel, { limiter, replies }: ChatSocketDeps): void {
  const live = serve(chatChannel);

  live.onConnect(async (ctx, socket) => {
    socket.emit('session', { id: readerOf(ctx).session });
    const setting = await readSetting(ctx.db);
    const alerts = alertsOf(setting, ctx.caller.locale).map(({ text, value }) => ({ text, value }));
    socket.emit('inited', { alerts, usesModel: setting.openaiEnabled });
  });

  live.on('join', {
    transaction: 'write',
    limit: JOINS,
    run: async (ctx, payload, socket) => {
      const { room, isAdopted } = await openRoom(ctx, readerOf(ctx), payload._room);
      // Other tabs of the visitor receive nothing of the account.
      if (isAdopted) live.empty(placeOf(room.id));
      const messages = (await readMessages(ctx.db, room.id)).map(presentMessage);
      await socket.join(placeOf(room.id));
      const message = sayIn(ctx.caller.locale, m.joined.text);
      ctx.afterCommit(() => socket.emit('joined', { success: true, message, room: room.id, messages }));
    },
  });

  live.on('sendQuery', {
    transaction: 'manual',
    maxConcurrent: ANSWERS_AT_ONCE,
    ...ownRoom,
    run: async (ctx, { query }, { room }, socket) => {
      await takeAllowance(limiter, ctx);
      const asked = await ctx.transact((work) => ask(work, room.id, query));
      await socket.join(placeOf(room.id));
      live.emit(placeOf(room.id), 'sendQuery', { message: presentMessage(asked.query) });
      live.emit(placeOf(room.id), 'sendReply', { message: presentMessage(asked.reply) });
      const { actor, caller, now } = ctx;
      const send = (message: ChatMessage) => live.emit(placeOf(room.id), 'sendReply', { message });
      const prepared = await prepareAnswer(ctx.db, { query, actor, locale: caller.locale, now });
      // The next event of the socket, which may end the reply, is not kept waiting by it.
      if (await replies.start(ctx, { asked, query, prepared, send })) return;
      const done = await ctx.transact(({ db }) => finish(db, asked, prepared.answer));
      if (done) send(presentMessage(done));
    },
  });

  serveCancel(live, replies);
}

/** A reader ends the reply that is being prepared, and it is not written on when everybody has left. */
function serveCancel(live: LiveChannel<typeof chatChannel>, replies: Replies): void {
  live.on('cancel', {
    transaction: 'write',
    ...ownRoom,
    run: async (ctx, _, { room }) => {
      const ended = await cancel(ctx, room.id, replies.stop(room.id));
      if (ended)
        ctx.afterCommit(() => live.emit(placeOf(room.id), 'sendReply', { message: presentMessage(ended) }));
    },
  });

  live.onDisconnect(async (_, { rooms }) => {
    for (const place of rooms)
      if ((await live.socketsIn(place)).length === 0) replies.stop(place.slice(PLACE.length));
  });
}

/** Counts a question of a session; of all of one network, the limit of the connection counts. */
async function takeAllowance(limiter: Limiter, ctx: Context): Promise<void> {
  const { actor, session } = readerOf(ctx);
  const key = `chat ${actor?.userId ?? digestOf(session)}`;
  const taken = await limiter.take({ key, max: CHAT_QUERIES_A_MINUTE, perSeconds: 60 });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
}
