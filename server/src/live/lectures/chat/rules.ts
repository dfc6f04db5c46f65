import type { LectureChat } from '@ieum/contract/live/lectures/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { findShownCode } from '../attendance/codes.ts';
import { presentCall } from '../attendance/wire.ts';
import { lectureChats, lectures } from '../tables.ts';
import { findMessages } from './messages.ts';
import { presentChat } from './wire.ts';

/** The rules of a lecture's chat at this moment; closed where there is no chat. */
export async function readRules({ db, now }: { db: Db; now: Date }, lectureId: string): Promise<LectureChat> {
  const [row] = await db
    .select({ chat: lectureChats, isStream: lectures.isStream, isActive: lectures.isActive })
    .from(lectureChats)
    .innerJoin(lectures, eq(lectures.id, lectureChats.lectureId))
    .where(eq(lectureChats.lectureId, lectureId));
  const pinnedId = row?.chat.pinnedId ?? null;
  const [pinned] = pinnedId === null ? [] : await findMessages(db, [pinnedId]);
  const isOpen = row !== undefined && row.isStream && row.isActive;
  const shown = isOpen ? await findShownCode(db, lectureId, now) : undefined;
  const attendance = shown ? presentCall(shown, now) : null;
  return presentChat({ isOpen, attendance, slowSeconds: row?.chat.slowSeconds ?? 0, pinned });
}
