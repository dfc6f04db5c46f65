import type { LectureChat } from '@ieum/contract/live/lectures/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { lectureChats, lectures } from '../tables.ts';
import { findMessages } from './messages.ts';
import { presentChat } from './wire.ts';

/** What applies to the chat of a lecture at this moment; closed where there is none. */
export async function readRules(db: Db, lectureId: string): Promise<LectureChat> {
  const [row] = await db
    .select({ chat: lectureChats, isStream: lectures.isStream, isActive: lectures.isActive })
    .from(lectureChats)
    .innerJoin(lectures, eq(lectures.id, lectureChats.lectureId))
    .where(eq(lectureChats.lectureId, lectureId));
  const pinnedId = row?.chat.pinnedId ?? null;
  const [pinned] = pinnedId === null ? [] : await findMessages(db, [pinnedId]);
  const isOpen = row !== undefined && row.isStream && row.isActive;
  return presentChat({ isOpen, slowSeconds: row?.chat.slowSeconds ?? 0, pinned });
}
