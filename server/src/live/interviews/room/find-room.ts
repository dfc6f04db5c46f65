import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Context } from '#kit/context.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import { findWithinTries } from '#live/codes/public.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { findRoom, readName, type Room } from '../queries.ts';
import { assertInvited } from './assert-may-join.ts';

/** The room of a code; 404 for an unknown code, 401 or 403 for a caller who may not join it. */
export async function roomFor(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  code: string,
  lock?: 'share' | 'update',
): Promise<Room> {
  return existing(await findRoom(db, { code, actor }, lock), actor);
}

function existing(room: Room | undefined, actor: Context['actor']): Room {
  if (!room) throw notFound();
  assertInvited(room, actor);
  return room;
}

/** The same for callers who could guess codes: wrong ones are counted. */
export type FindRoomOf = (ctx: Context, code: string) => Promise<Room>;
export const findRoomWithin =
  (limiter: Limiter): FindRoomOf =>
  async (ctx, code) => {
    const find = () => findRoom(ctx.db, { code, actor: ctx.actor });
    return existing(await findWithinTries(limiter, ctx, find), ctx.actor);
  };

/** The name that others in a room see: the account's, or the one that a guest gives. */
export async function nameOf({ db, actor }: Pick<Context, 'db' | 'actor'>, input: string): Promise<string> {
  const name = actor ? await readName(db, actor.userId) : input;
  if (name === '') throw invalidAt('name', m.nameRequired);
  return name;
}
