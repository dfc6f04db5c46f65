import { canBeEntered, nextInterview } from '@ieum/contract/live/interviews/next-interview.ts';
import type { Db } from '#kit/context.ts';
import { listInvited } from '../lists.ts';
import { presentOwn } from '../wire.ts';

/** Among so many interviews, the open ones first, the next one is looked for. */
const MAX_SEARCHED = 100;

/** An interview whose room can be entered now. */
export interface OpenRoom {
  title: string;
  company: string;
}

/** The next interview that somebody is invited to, where its room can be entered now. */
export async function findOpenRoom(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenRoom | undefined> {
  const { rows } = await listInvited(db, { userId, limit: MAX_SEARCHED, skip: 0 });
  const next = nextInterview(rows.map(presentOwn), now.getTime());
  return next && canBeEntered(next, now.getTime())
    ? { title: next.title, company: next.company.name }
    : undefined;
}
