import { and, eq } from 'drizzle-orm';
import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { users } from '#account/users/tables.ts';
import type { Actor, Context, Db } from '#kit/context.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
import type { Prepared } from '../answers/question.ts';
import { finish, type Question } from '../ask.ts';
import { chatMessages } from '../tables.ts';
import { presentMessage } from '../wire.ts';
import { finalAnswerOf } from './final-answer.ts';
import { readConnection, type Connection } from './connection.ts';
import { writeAnswer } from './write-answer.ts';

/** A growing reply is sent this often at most, and stored once a second for those who return to it. */
const SEND_MS = 60;
const STORE_MS = 1000;

/** Only so many replies are written at once; above that, the local answers are given. */
const MAX_AT_ONCE = 500;

interface RunningReply {
  controller: AbortController;
  text: string;
  done: Promise<void>;
}

export interface ReplyDeps {
  model: LanguageModel;
  secrets: Secrets;
  /** Ends the reply of a conversation that another process is writing. */
  stopElsewhere: (roomId: string) => Promise<void>;
  onError: (error: unknown, where: string) => void;
}

interface Start {
  asked: Question;
  query: string;
  prepared: Prepared;
  send: (message: ChatMessage) => void;
}

type ReplyContext = Pick<Context, 'db' | 'now' | 'caller' | 'actor' | 'transact'>;

/** The replies that the language model is writing in this process, by their conversation. */
export function createReplies(deps: ReplyDeps) {
  const running = new Map<string, RunningReply>();

  /** Begins to write a reply; false where the local answer is used. */
  async function start(ctx: ReplyContext, input: Start): Promise<boolean> {
    const { roomId } = input.asked.reply;
    if (input.prepared.materials.length === 0 || running.size >= MAX_AT_ONCE) return false;
    const connection = await readConnection(ctx.db, deps.secrets);
    if (!connection) return false;
    const controller = new AbortController();
    const one: RunningReply = { controller, text: '', done: Promise.resolve() };
    running.set(roomId, one);
    one.done = write(deps, ctx, { ...input, connection, one })
      .catch((error: unknown) => answerLocally(deps, ctx, input, error))
      .catch((error: unknown) => deps.onError(error, 'chat reply'))
      .finally(() => {
        if (running.get(roomId) === one) running.delete(roomId);
      });
    return true;
  }

  /** Ends the reply of a conversation, also at the provider, and returns what has arrived of it here. */
  function stop(roomId: string): string {
    const one = running.get(roomId);
    one?.controller.abort();
    if (!one) deps.stopElsewhere(roomId).catch((error: unknown) => deps.onError(error, 'chat stop'));
    return one?.text ?? '';
  }

  return {
    start,
    stop,
    /** The same, where another process was asked to end it. */
    stopHere: (roomId: string): void => running.get(roomId)?.controller.abort(),
    /** Ends all of them, for a process that stops. */
    stopAll: async () => {
      for (const { controller } of running.values()) controller.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
export type Replies = ReturnType<typeof createReplies>;

interface ReplyToWrite extends Start {
  connection: Connection;
  one: RunningReply;
}

/** Has the model write a reply, sends it while it grows, and completes it under its id. */
async function write(
  deps: ReplyDeps,
  ctx: ReplyContext,
  { asked, query, prepared, send, connection, one }: ReplyToWrite,
): Promise<void> {
  const { materials, answer: local } = prepared;
  const sources = materials.map(({ title, link }) => ({ title, link }));
  const { signal } = one.controller;
  const growing = growingReply(ctx.db, {
    asked,
    one,
    send: (text) => send({ ...presentMessage(asked.reply), content: text, sources }),
  });
  const names = await readNames(ctx.db, ctx.actor);
  const { caller, now } = ctx;
  const asking = { query, locale: caller.locale, now, materials, names, connection, signal };
  const written = await writeAnswer(
    { db: ctx.db, model: deps.model },
    { ...asking, onText: growing.take },
  ).finally(growing.end);
  const answer = finalAnswerOf(caller.locale, {
    written: { ...written, text: written.text || one.text },
    local,
    sources,
  });
  const done = await ctx.transact(({ db }) => finish(db, asked, answer));
  if (done) send(presentMessage(done));
}

/** Completes a reply that could not be written with the local answer, so that its reader does not wait for it. */
async function answerLocally(
  { onError }: ReplyDeps,
  { transact }: ReplyContext,
  { asked, prepared, send }: Start,
  error: unknown,
): Promise<void> {
  onError(error, 'chat reply');
  const done = await transact(({ db }) => finish(db, asked, prepared.answer));
  if (done) send(presentMessage(done));
}

interface ReplyProgress {
  asked: Question;
  one: RunningReply;
  send: (text: string) => void;
}

/**
 * Sends a growing reply a few times a second and stores it now and then; where it has ended meanwhile, as by
 * another process, it ends here too.
 */
function growingReply(db: Db, { asked, one, send }: ReplyProgress) {
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    if (!one.controller.signal.aborted) send(one.text);
  };
  let sending: NodeJS.Timeout | undefined;
  const store = async () => {
    const isOpen = and(eq(chatMessages.id, asked.reply.id), eq(chatMessages.isDone, false));
    const [row] = await db
      .update(chatMessages)
      .set({ content: one.text })
      .where(isOpen)
      .returning({ id: chatMessages.id });
    if (!row) one.controller.abort();
  };
  // A reply that could not be stored once is stored the next time, or when it is complete.
  const storing = setInterval(() => void store().catch(() => undefined), STORE_MS);
  return {
    take: (text: string) => {
      const isFirst = one.text === '';
      one.text = text;
      if (isFirst) return flush();
      if (isWaiting) return undefined;
      isWaiting = true;
      sending = setTimeout(flush, SEND_MS);
      return undefined;
    },
    end: () => {
      clearTimeout(sending);
      clearInterval(storing);
    },
  };
}

/** The names that identify an asker: their own, that of their company, and the username. */
async function readNames(db: Db, actor: Actor | undefined): Promise<string[]> {
  if (!actor) return [];
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
  return [actor.username, ...(row ? [row.name] : [])];
}
