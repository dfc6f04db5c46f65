import { and, eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { maskName } from '#kit/masks.ts';
import { interviewPeople, type SeekerRow } from '../tables.ts';

/** A seeker as hosts see them. */
export async function seekedPayload(db: Db, { interviewId, userId, name, socketId, soughtAt }: SeekerRow) {
  const [found] = userId
    ? await db
        .select({ username: users.username, role: interviewPeople.role })
        .from(users)
        .leftJoin(
          interviewPeople,
          and(eq(interviewPeople.userId, users.id), eq(interviewPeople.interviewId, interviewId)),
        )
        .where(eq(users.id, userId))
    : [];
  return {
    socketId: socketId ?? '',
    name,
    username: maskName(found?.username ?? ''),
    isInvited: Boolean(found?.role),
    soughtAt: soughtAt.toISOString(),
  };
}
