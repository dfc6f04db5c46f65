import { and, eq } from 'drizzle-orm';
import type { Db, MemberContext } from '#kit/context.ts';
import { interviewMemos, type InterviewRow } from './tables.ts';

/** A host's own note of an interview. */
export async function readMemo(db: Db, { id }: InterviewRow, userId: string): Promise<string> {
  const [row] = await db
    .select({ memo: interviewMemos.memo })
    .from(interviewMemos)
    .where(and(eq(interviewMemos.interviewId, id), eq(interviewMemos.userId, userId)));
  return row?.memo ?? '';
}

export async function writeMemo(
  { db, actor, now }: MemberContext,
  { id: interviewId }: InterviewRow,
  memo: string,
): Promise<void> {
  await db
    .insert(interviewMemos)
    .values({ interviewId, userId: actor.userId, memo, updatedAt: now })
    .onConflictDoUpdate({
      target: [interviewMemos.interviewId, interviewMemos.userId],
      set: { memo, updatedAt: now },
    });
}
