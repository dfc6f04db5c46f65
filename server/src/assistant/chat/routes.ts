import { consoleChat as contract } from '@ieum/contract/assistant/chat/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { recordReadings } from '#foundation/audit/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { one } from '#kit/db/rows.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { recordAudit } from './audit.ts';
import { managesRooms } from './policy.ts';
import { findListedRoom, findRoomForUpdate, listRooms, readMessages } from './queries.ts';
import { chatRooms, type ChatRoomRow } from './tables.ts';
import { presentMessage, presentRoom } from './wire.ts';

/** Conversations with the assistant in the console. */
export function consoleChatRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const { rows, ...rest } = await listRooms(db, {
        ...query,
        sort: headers.sort,
        limit: readLimit(query.limit, headers.limit),
      });
      return { rooms: rows.map(presentRoom), ...rest };
    },
  });

  route(contract.read, {
    run: async ({ db }, { params }) => ({ room: await readRoom(db, params._room) }),
  });

  route(contract.readMessages, {
    ...managed,
    run: (ctx, { body }, room) => readTranscript(ctx, room, body.reason),
  });

  route(contract.listMessages, {
    ...managed,
    run: (ctx, { query }, room) => readTranscript(ctx, room, query.reason),
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const { db, now, actor } = ctx;
      const times = { lastMessageAt: now, createdAt: now, closedAt: body.closedAt ? now : null };
      const values = { userId: actor.userId, ...times };
      const { id } = one(await db.insert(chatRooms).values(values).returning());
      return { room: await readRoom(db, id) };
    },
  });

  route(contract.revise, {
    ...managed,
    run: async (ctx, { body }, room) => {
      const isClosed = body.closedAt !== null;
      if (isClosed !== (room.closedAt !== null)) await setClosed(ctx, room, isClosed);
      return { room: await readRoom(ctx.db, room.id) };
    },
  });

  route(contract.remove, {
    ...managed,
    run: async (ctx, _, room) => {
      await ctx.db.delete(chatRooms).where(eq(chatRooms.id, room.id));
      await record(ctx, 'chat.delete', room);
      return {};
    },
  });
}

const managed = {
  subject: ({ db }: Context<'console'>, { params }: Pick<Input<typeof contract.remove>, 'params'>) =>
    findRoomForUpdate(db, params._room),
  ...managesRooms,
};

async function readRoom(db: Context<'console'>['db'], id: string) {
  const listed = await findListedRoom(db, id);
  if (!listed) throw notFound();
  return presentRoom(listed);
}

/** The messages, once the reading is recorded with its reason. */
async function readTranscript(ctx: Context<'console'>, room: ChatRoomRow, reason: string) {
  await record(ctx, 'chat.read', room, reason);
  return { messages: (await readMessages(ctx.db, room.id)).map(presentMessage) };
}

/** A closed conversation waits for nobody, whatever was asked. */
async function setClosed(ctx: Context<'console'>, room: ChatRoomRow, isClosed: boolean): Promise<void> {
  const change = isClosed ? { closedAt: ctx.now, unansweredCount: 0 } : { closedAt: null };
  await ctx.db.update(chatRooms).set(change).where(eq(chatRooms.id, room.id));
  await record(ctx, isClosed ? 'chat.close' : 'chat.reopen', room);
}

async function record(
  ctx: Context<'console'>,
  action: 'chat.read' | 'chat.close' | 'chat.reopen' | 'chat.delete',
  { id, userId }: ChatRoomRow,
  reason?: string,
): Promise<void> {
  const details = reason === undefined ? {} : { reason };
  await recordAudit(ctx, { action, subjectType: 'chatRoom', subjectId: id, subjectName: '', details });
  if (reason === undefined || !userId) return;
  const by = { what: 'CHAT' as const, reason, readerName: ctx.actor.username };
  await recordReadings(ctx, [{ personId: userId, subjectId: id }], by);
}
