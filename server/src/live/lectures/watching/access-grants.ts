import { createHash } from 'node:crypto';
import { normalizeCode } from '@ieum/contract/live/codes/code.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { seesAll } from '../policy.ts';
import { lectureGrants, type LectureRow } from '../tables.ts';

type Viewer = Pick<Context, 'actor' | 'caller'>;
type Locked = Pick<LectureRow, 'id' | 'companyId' | 'hasCode' | 'code'>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Under whom an entered code is remembered; a visitor only with a session that the server issued. */
function holderOf({ actor, caller }: Viewer, secrets: Secrets) {
  if (actor) return { userId: actor.userId, sessionDigest: null };
  const { session } = caller;
  if (session === undefined || !isIssuedId(secrets, session)) return undefined;
  return { userId: null, sessionDigest: digestOf(session) };
}

const codeDigest = ({ code }: Locked): string => digestOf(normalizeCode(code));

/** Whether a viewer sees the video and the files: there is no code, they entered it, or it is theirs. */
export async function isOpenTo(
  db: Db,
  lecture: Locked,
  { viewer, secrets }: { viewer: Viewer; secrets: Secrets },
): Promise<boolean> {
  if (!lecture.hasCode || seesAll(viewer.actor, lecture)) return true;
  const holder = holderOf(viewer, secrets);
  if (!holder) return false;
  const isHolder = holder.userId
    ? eq(lectureGrants.userId, holder.userId)
    : eq(lectureGrants.sessionDigest, holder.sessionDigest ?? '');
  const [found] = await db
    .select({ id: lectureGrants.id })
    .from(lectureGrants)
    .where(
      and(
        isHolder,
        eq(lectureGrants.lectureId, lecture.id),
        eq(lectureGrants.codeDigest, codeDigest(lecture)),
      ),
    );
  return found !== undefined;
}

/** Remembers that a viewer has entered the code. */
export async function grant(
  { db, now, ...viewer }: Pick<Context, 'db' | 'now' | 'actor' | 'caller'>,
  lecture: Locked,
  secrets: Secrets,
): Promise<void> {
  const holder = holderOf(viewer, secrets);
  if (!holder) return;
  const target = holder.userId ? lectureGrants.userId : lectureGrants.sessionDigest;
  await db
    .insert(lectureGrants)
    .values({ ...holder, lectureId: lecture.id, codeDigest: codeDigest(lecture), createdAt: now })
    .onConflictDoUpdate({
      target: [target, lectureGrants.lectureId],
      set: { codeDigest: sql`excluded.code_digest`, createdAt: sql`excluded.created_at` },
    });
}

const RETENTION_SECONDS = 30 * 24 * 60 * 60;

/** After a month the code is asked for again. */
export const dropOldGrants: Job = {
  name: 'drop-lecture-grants',
  cron: '25 4 * * *',
  transaction: 'write',
  run: async ({ db, now }) => {
    await db.delete(lectureGrants).where(lt(lectureGrants.createdAt, addSeconds(now, -RETENTION_SECONDS)));
  },
};
