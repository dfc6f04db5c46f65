import { eq } from 'drizzle-orm';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import type { Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { users } from '#account/users/tables.ts';
import { firstResumeOf } from './content.ts';
import { resumes, type ResumeRow } from './tables.ts';

/** A resume's content and photo, wherever it is stored. */
export interface ResumeState {
  content: ResumeContent;
  profileFileId: string | null;
}

/** A person's present resume; before the first save it has the data of the sign-up. */
export async function findResume(
  db: Db,
  userId: string,
): Promise<ResumeState & { row: ResumeRow | undefined }> {
  const [row] = await db.select().from(resumes).where(eq(resumes.userId, userId));
  if (row) return { content: row.content, profileFileId: row.profileFileId, row };
  return { ...(await firstState(db, userId)), row: undefined };
}

/** The row to write, created from the account when there is none, locked for this transaction. */
export async function lockResume(db: Db, userId: string, now: Date): Promise<ResumeRow> {
  const [row] = await db.select().from(resumes).where(eq(resumes.userId, userId)).for('update');
  if (row) return row;
  const first = await firstState(db, userId);
  await db
    .insert(resumes)
    .values({ userId, ...first, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return one(await db.select().from(resumes).where(eq(resumes.userId, userId)).for('update'));
}

async function firstState(db: Db, userId: string): Promise<ResumeState> {
  const user = one(await db.select().from(users).where(eq(users.id, userId)));
  return { content: firstResumeOf(user), profileFileId: user.profileFileId };
}
