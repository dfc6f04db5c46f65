import type { Db } from '#kit/context.ts';
import { listInvited } from '../lists.ts';

/** An interview without a time, whose room opens at once. */
export interface OpenInterview {
  title: string;
  company: string;
}

/** Of the latest interviews that somebody is invited to, those without a time that have not ended. */
export async function listWithoutTime(
  db: Db,
  { userId, max }: { userId: string; max: number },
): Promise<OpenInterview[]> {
  const { rows } = await listInvited(db, { userId, limit: max, skip: 0 });
  return rows
    .filter(({ interview }) => interview.startsAt === null && interview.state !== 'COMPLETE')
    .map(({ interview, company }) => ({ title: interview.title, company: company.name }));
}
